// The program of the page: what it begins with, the kit that comes to it, and how much it may print.
import * as w from 'words:own';
import kitForJavaScript from '../../../../kit/boardlab.js?raw';
import kitForPython from '../../../../kit/boardlab.py?raw';
import search from '../../../templates/board/search.js?raw';
import walk from '../../../templates/board/walk.py?raw';
import { newLab } from '../../lab/lab';
import { templatesOf } from '../../lab/templates';

/** What the first example is given. */
export const FIRST_INPUT = '9\n0 1\n0 3\n1 2\n3 4\n4 5\n2 5\n5 6\n6 7\n';
export const KIT_FOR_PYTHON = kitForPython;

/** Bytes of output: what goes through the frame, the page and the worker is copied each time. */
const OUTPUT = 100_000_000;

const texts = { javascript: search, python: walk };

export const lab = newLab({
  key: 'own',
  entry: 'solve',
  kit: kitForJavaScript,
  protocol: 'stdin',
  per: 'input',
  time: { javascript: 5, wasm: 5, python: 10 },
  output: OUTPUT,
  label: w.field,
  java: { said: w.java, command: (name) => `java ${name} < input.txt > positions.txt` },
  first: texts,
  templates: templatesOf(texts, 'board'),
});
