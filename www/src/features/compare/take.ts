// A file with another program's output.

import { readFile } from '../../app/files';
import { tidy } from '../../lib/field';
import { LARGEST, paste } from './compare-desk';

export const takeOutput = (file: File) => readFile(file, LARGEST, (text) => paste(tidy(text)));
