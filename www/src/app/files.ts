// Files that are dropped anywhere become the input, the output to it, or the program that is tried; one that is dropped on the output is
// compared with it.
import { gameModuleOf } from '../board/game-modules';
import { state } from '../game';
import { isOutput, isProgram } from '../lib/program-files';
import { openFile } from '../panes/files';

const compare = async (file: File) => (await import('../features/compare/bring')).bring(file);

/** Gives a program to the game that takes programs itself, else to the comparison. */
const bring = (file: File) => (gameModuleOf(state.tab.peek()).peek()?.lab?.take ?? compare)(file);

/** Takes files for what their names say; an input comes before its output. */
async function takeAll(files: readonly File[]): Promise<void> {
  const outputs = files.filter(({ name }) => isOutput(name));
  const [output] = outputs;
  const file = files.find((one) => !outputs.includes(one));
  if (file) await (isProgram(file.name) ? bring : openFile)(file);
  if (output) await compare(output);
}

export function take(files: readonly File[], target: Element): void {
  const [file, ...others] = files;
  if (file && others.length === 0 && target.closest('[aria-labelledby=output-heading]')) compare(file);
  else takeAll(files);
}
