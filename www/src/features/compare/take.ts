// A file with another program's output.

import { tidy } from '../../lib/field';
import { readFile } from '../../panes/files';
import { LARGEST, setOutput } from './judge';

export const takeOutput = (file: File) => readFile(file, LARGEST, (text) => setOutput(tidy(text), 'paste'));
