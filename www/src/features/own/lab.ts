// The program of the page: what it begins with, the kit that comes to it, and how much it may print.
import * as w from 'words:own';
import graphJs from '../../../../examples/graph/graph.js?raw';
import graphPy from '../../../../examples/graph/graph.py?raw';
import graphInput from '../../../../examples/graph/input.txt?raw';
import walkInput from '../../../../examples/walk/input.txt?raw';
import walkOutput from '../../../../examples/walk/output.txt?raw';
import walkJs from '../../../../examples/walk/walk.js?raw';
import walkPy from '../../../../examples/walk/walk.py?raw';
import kitForJavaScript from '../../../../kit/boardlab.js?raw';
import kitForPython from '../../../../kit/boardlab.py?raw';
import { KeptRunner } from '../../engine/programs/kept-runner';
import type { TextLanguage } from '../../lab/draft';
import { newLab, type Task as Purpose } from '../../lab/lab';
import { leaveLink } from './address';
import { task } from './task';

export const KIT_FOR_PYTHON = kitForPython;

/** `output`: under test; '' if the program needs none. */
export type Example = { name: string; language: TextLanguage; program: string; input: string; output: string };

const graph = { input: graphInput, output: '' };
const walk = { input: walkInput, output: walkOutput };

/** An example that begins by saying what it reads, in the page's language. All else in it is names and signs. */
const inJs = (program: string, reads: string): string => program.replace(/^(\/\/.*\n)+/, () => `// ${reads}\n`);
const inPython = (program: string, reads: string): string => program.replace(/^"""[\s\S]*?"""/, () => `"""${reads}"""`);
const GRAPH_JS = inJs(graphJs, w.graphReads);
const GRAPH_PY = inPython(graphPy, w.graphReads);

/** The first is what an empty page opens with: it needs no Python. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  { name: `${w.graph} (JavaScript)`, language: 'javascript', program: GRAPH_JS, ...graph },
  { name: `${w.graph} (Python)`, language: 'python', program: GRAPH_PY, ...graph },
  { name: `${w.walk} (JavaScript)`, language: 'javascript', program: inJs(walkJs, w.walkReads), ...walk },
  { name: `${w.walk} (Python)`, language: 'python', program: inPython(walkPy, w.walkReads), ...walk },
];

/** Bytes of output: what goes through the frame, the page and the worker is copied each time. */
const OUTPUT = 100_000_000;

const runner = new KeptRunner();

/** A lab of this page: for programs that print positions, or for those that solve the task. Python starts once for both. */
export const newOwnLab = (isOfTask: boolean, purpose: Purpose) =>
  newLab(purpose, { runner, isOpen: () => isOfTask === (task.state.about.peek() !== null) });

export const lab = newOwnLab(false, {
  key: 'own',
  entry: 'solve',
  kit: kitForJavaScript,
  protocol: 'stdin',
  per: 'input',
  time: { javascript: 5, wasm: 5, python: 10 },
  output: OUTPUT,
  label: w.field,
  java: { said: w.java, command: (name) => `java ${name} < input.txt > positions.txt` },
  first: { javascript: GRAPH_JS, python: GRAPH_PY },
  templates: [],
  changed: leaveLink,
});
