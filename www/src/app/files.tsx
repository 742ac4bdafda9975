// Files that are dropped anywhere become the input, the output to it, or the program that is tried; one that is dropped on the output is
// compared with it.
import { dropHere } from 'words:page';
import { signal } from '@preact/signals';
import { gameModuleOf } from '../board/game-modules';
import { state } from '../game';
import { isOutput, isProgram } from '../lib/program-files';
import { openFile } from '../panes/files';
import css from './files.module.css';

/** Whether a file is dragged over the page. */
const isOver = signal(false);
const setOver = (over: boolean) => {
  isOver.value = over;
};

const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

function over(event: DragEvent): void {
  if (!carriesFile(event)) return;
  event.preventDefault();
  setOver(true);
}

/** The page that collects answers takes what pupils have saved, and the lesson itself. */
export const table = () => import('../features/teach/collect/bring');
const collect = async (files: File[]) => (await table()).bring(files);

const compare = async (file: File) => (await import('../features/compare/bring')).bring(file);

/** Gives a program to the game that takes programs itself, else to the comparison. */
const bring = (file: File) => (gameModuleOf(state.tab.peek()).peek()?.lab?.take ?? compare)(file);

/** Takes files for what their names say; an input comes before its output. */
async function take(files: File[]): Promise<void> {
  const outputs = files.filter(({ name }) => isOutput(name));
  const [output] = outputs;
  const file = files.find((one) => !outputs.includes(one));
  if (file) await (isProgram(file.name) ? bring : openFile)(file);
  if (output) await compare(output);
}

function drop(event: DragEvent): void {
  setOver(false);
  const files = [...(event.dataTransfer?.files ?? [])];
  const [file] = files;
  if (!file) return;
  event.preventDefault();
  event.stopPropagation();
  if (state.teach.peek()?.mode === 'collect') collect(files);
  else if (files.length === 1 && (event.target as Element).closest('[aria-labelledby=output-heading]')) compare(file);
  else take(files);
}

export function listenForFiles(): void {
  // In the capture phase, before the editor sees a drop as text.
  window.addEventListener('dragover', over, true);
  window.addEventListener('drop', drop, true);
  window.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) setOver(false);
  });
}

export function DropHere() {
  return isOver.value ? <p class={css.drop}>{dropHere}</p> : null;
}
