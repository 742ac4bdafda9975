// Where a person types: a plain textarea at once, the code editor in its place when it has arrived.
import * as w from 'words:panes';
import type { Place } from '../engine/boundary';

export type Selection = { from: number; to: number };

/** `whole`: the text was replaced, not changed. */
export type OnEdit = (text: string, whole: boolean) => void;

export interface Field {
  readonly focused: boolean;
  selection(): Selection;
  text(): string;
  write(text: string): void;
  mark(error: Place | null): void;
  goTo(place: Place): void;
  focus(selection: Selection): void;
  remove(): void;
  /** Resolves when no word is being composed. */
  composed?(): Promise<unknown>;
}

/** What a field is called, and what stands in it while it is empty. */
export type Names = { label: string; placeholder: string };

export const OF_INPUT: Names = { label: w.inputLabel, placeholder: w.placeholder };

/** Longer texts take a text field seconds to lay out. */
const LARGE = 200_000;

export function plainField(parent: HTMLElement, text: string, onEdit: OnEdit, names: Names = OF_INPUT): Field {
  const area = document.createElement('textarea');
  // A large text is laid out when a person comes to it, if the code editor has not come before.
  let unseen = '';
  const put = (next: string) => {
    unseen = next.length > LARGE && document.activeElement !== area ? next : '';
    area.value = unseen ? '' : next;
  };
  const see = () => {
    if (unseen) area.value = unseen;
    unseen = '';
  };
  put(text);
  area.addEventListener('focus', see);
  area.setAttribute('aria-label', names.label);
  area.placeholder = names.placeholder;
  area.spellcheck = false;
  let length = text.length;
  let all = false;
  area.addEventListener('beforeinput', () => {
    all = area.selectionStart === 0 && area.selectionEnd === length;
  });
  area.addEventListener('input', () => {
    length = area.value.length;
    onEdit(area.value, all);
  });
  let composing: Promise<unknown> = Promise.resolve();
  area.addEventListener('compositionstart', () => {
    composing = new Promise((end) => area.addEventListener('compositionend', end, { once: true }));
  });
  area.addEventListener('keydown', (event) => event.key === 'Escape' && area.blur());
  parent.append(area);
  const select = ({ from, to }: Selection) => {
    area.focus();
    area.setSelectionRange(from, to);
  };
  return {
    get focused() {
      return document.activeElement === area;
    },
    selection: () => ({ from: area.selectionStart, to: area.selectionEnd }),
    text: () => unseen || area.value,
    write: (next) => {
      put(next);
      length = next.length;
    },
    mark: (error) => area.setAttribute('aria-invalid', String(!!error)),
    goTo: ({ start, end }) => select({ from: start, to: end }),
    focus: select,
    remove: () => area.remove(),
    composed: () => composing,
  };
}
