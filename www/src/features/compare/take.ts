// A file with another program's output.

import { tidy } from '../../lib/tidy';
import { readFile } from '../../panes/files';
import { judge, LARGEST } from './judge';

export const takeOutput = (file: File) => readFile(file, LARGEST, (text) => judge.setOutput(tidy(text), 'paste'));
