// A file with another program's output.
import { tidy } from '../field';
import { readFile } from '../files';
import { LARGEST, paste } from './compare-desk';

export const takeOutput = (file: File) => readFile(file, LARGEST, (text) => paste(tidy(text)));
