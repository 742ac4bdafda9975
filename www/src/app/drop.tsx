// Files that are dropped anywhere on a page.
import { dropHere } from 'words:page';
import { signal } from '@preact/signals';
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

export function listenForFiles(take: (files: readonly File[], target: Element) => void): void {
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    take(files, event.target as Element);
  };
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
