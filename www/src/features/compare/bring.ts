// A program that a visitor brings as a file: it is dropped anywhere, or chosen.
import { tidy } from '../../lib/field';
import { isProgram, uncompiledLanguage } from '../../lib/program-files';
import { readFile } from '../../panes/files';
import { openPython } from '../../session/python-pack';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { chooseLanguage, recallProgram, takeModule, writeProgram } from './program';
import { stop } from './solution';
import { solutionTest, type TextLanguage } from './state';
import { takeOutput } from './take';

/** Megabytes of a program. */
const LARGEST_TEXT = 1;
const LARGEST_MODULE = 64;
const MEGABYTE = 1_000_000;

async function takeModuleFile(file: File): Promise<void> {
  const { name } = file;
  if (file.size > LARGEST_MODULE * MEGABYTE)
    return act({ kind: 'notice', notice: { kind: 'bigFile', name, limit: LARGEST_MODULE } });
  try {
    takeModule({ name, bytes: new Uint8Array(await file.arrayBuffer()) });
  } catch {
    act({ kind: 'notice', notice: { kind: 'unreadableFile', name } });
  }
}

const takeText = (file: File, language: TextLanguage): Promise<void> =>
  readFile(file, LARGEST_TEXT, (text) => writeProgram(language, tidy(text)));

/** Takes a program, the pack of Python, or a source file that must be compiled first. */
async function takeProgram(file: File): Promise<void> {
  const language = uncompiledLanguage(file.name);
  recallProgram(state.tab.peek());
  // What is known is of another program.
  stop();
  solutionTest.act({ kind: 'run', run: null });
  solutionTest.act({ kind: 'origin', origin: 'program' });
  if (language) solutionTest.act({ kind: 'uncompiled', file: { name: file.name, language } });
  else if (/\.gz$/i.test(file.name)) {
    chooseLanguage('python');
    await openPython(file);
  } else if (/\.wasm$/i.test(file.name)) await takeModuleFile(file);
  else await takeText(file, /\.py$/i.test(file.name) ? 'python' : 'javascript');
}

/** Takes a file by what its name ends with: what is no program is an output. */
export async function bring(file: File): Promise<void> {
  act({ kind: 'compare', on: true });
  await (isProgram(file.name) ? takeProgram : takeOutput)(file);
}
