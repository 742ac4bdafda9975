// A file with another program's output.

import { tidy } from '../../lib/field';
import { readFile } from '../../panes/files';
import { LARGEST, paste } from './compare-desk';

export const takeOutput = (file: File) => readFile(file, LARGEST, (text) => paste(tidy(text)));
