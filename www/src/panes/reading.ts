// What the editor says of an input: what the numbers at the cursor mean, and cases that fold.
import * as w from 'words:reading';
import { codeFolding, foldGutter, foldKeymap, foldService } from '@codemirror/language';
import { type EditorState, type Extension, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { EditorView, keymap, type Panel, showPanel, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { fieldInWords } from '../board/faults';
import { gameModuleOf } from '../board/game-modules';
import type { Meaning } from '../engine/boundary';
import { latest, unlessLost } from '../engine/engine';
import type { Source } from '../engine/protocol';
import { input, preferences, state } from '../game';
import { workbench } from '../game/workbench';
import type { GameFaults } from '../i18n/faults-common';
import { runLater } from '../lib/scheduler';

/** Longer texts are not read again for the sake of a line of help. */
const LARGEST = 4_000_000;

/** Where cases begin and end, in pairs, in a text of so many characters. */
type Spans = { all: Uint32Array; length: number };

const NONE: Spans = { all: new Uint32Array(), length: 0 };

export const found = StateEffect.define<Spans>();

/** Those of the text before stand where they stood until the text is read again; those of a text may come before it does. */
function carried(known: Spans, { changes, newDoc }: Transaction): Spans {
  if (known.length === changes.length) return { all: known.all.map((at) => changes.mapPos(at)), length: newDoc.length };
  return known.length === newDoc.length ? known : NONE;
}

export const spans = StateField.define<Spans>({
  create: () => NONE,
  update: (known, transaction) => {
    for (const one of transaction.effects) if (one.is(found)) return one.value;
    return transaction.docChanged ? carried(known, transaction) : known;
  },
});

/** The last case that begins at or before a place. */
function caseAt(all: Uint32Array, place: number): number {
  let [low, high] = [0, all.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[2 * middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A case folds into its first line. */
function fold(editor: EditorState, from: number, to: number): { from: number; to: number } | null {
  const { all, length } = editor.field(spans);
  if (length !== editor.doc.length) return null;
  const nth = caseAt(all, to);
  const [start = -1, end = 0] = all.subarray(2 * nth, 2 * nth + 2);
  return nth >= 0 && start >= from && end > to && all.length > 2 ? { from: to, to: end } : null;
}

function folded(editor: EditorState, { from, to }: { from: number; to: number }): string {
  return w.folded({ lines: editor.doc.lineAt(to).number - editor.doc.lineAt(from).number });
}

export function meaningInWords({ role, index, nth, text }: Meaning, own: GameFaults): string {
  if (role.kind !== 'field') return role.kind === 'end' ? w.end : w.rest;
  const field = fieldInWords(role.field, index, own);
  return nth > 0 ? w.meaningOfNth({ text, field, nth }) : w.meaning({ text, field });
}

/** The meanings of the line at the cursor, each beside its number. */
function told(panel: HTMLElement, line: number, meanings: readonly Meaning[], own: GameFaults, at: number): void {
  panel.replaceChildren();
  panel.append(w.line({ line }));
  meanings.forEach((meant, nth) => {
    const { place } = meant;
    const here = at >= place.start && at <= place.end;
    const part = document.createElement(here ? 'b' : 'span');
    part.textContent = meaningInWords(meant, own);
    panel.append(nth > 0 ? '; ' : ' ', part);
  });
  panel.hidden = false;
  preferences.useTip('meaning');
}

/** A line under the text, which follows the cursor. */
function meaningPanel(view: EditorView): Panel {
  const dom = document.createElement('div');
  dom.className = 'cm-meaning';
  dom.setAttribute('role', 'status');
  /** There is no meaning to tell: how to come by one, until that was done once. */
  const rest = () => {
    dom.textContent = w.hint;
    dom.hidden = state.tip.peek() !== 'meaning';
  };
  const show = latest(async (source: Source) => {
    const { head } = view.state.selection.main;
    const line = view.state.doc.lineAt(head);
    const meanings = await unlessLost(workbench.ask('meanings', { source, from: line.from, to: line.to }), []);
    if (state.source.peek() !== source) return;
    const own = gameModuleOf(source.game).peek()?.faults;
    if (meanings.length > 0 && own) told(dom, line.number, meanings, own, head);
    else rest();
  });
  const follow = () => {
    const source = state.source.peek();
    if (view.hasFocus && source.text.length <= LARGEST) show(source);
  };
  let last = state.parsed.peek();
  /** Another text has been read: what was said of the one before may be of a line that it does not have. */
  const renew = () => {
    if (!view.hasFocus) rest();
    follow();
  };
  const stop = input.onChange(() => {
    if (state.parsed.peek() === last) return;
    last = state.parsed.peek();
    runLater(renew);
  });
  runLater(renew);
  const stopTips = state.tip.subscribe((tip) => {
    if (tip === 'meaning' || dom.textContent === w.hint) rest();
  });
  // A text that has changed is read first.
  const update = ({ selectionSet, focusChanged, docChanged }: ViewUpdate) =>
    (selectionSet || focusChanged) && !docChanged && follow();
  const destroy = () => {
    stop();
    stopTips();
  };
  return { dom, update, destroy };
}

/** Keeps the places of the cases true to the text. */
const keeping = ViewPlugin.define((view) => {
  const fetch = latest(async (source: Source) => {
    const all = await unlessLost(workbench.ask('folds', { source }), null);
    if (all && state.source.peek() === source)
      view.dispatch({ effects: found.of({ all, length: source.text.length }) });
  });
  let last: Source | null = null;
  const follow = () => {
    const source = state.lastValid.peek();
    const isNew = source !== last;
    last = source;
    if (isNew && source && source.text.length <= LARGEST && (state.parsed.peek()?.cases ?? 0) > 1) fetch(source);
  };
  follow();
  return { destroy: input.onChange(follow) };
});

const look = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--text)' },
  '.cm-panels-bottom': { border: 'none' },
  '.cm-meaning': {
    minHeight: '2.9em',
    padding: '0.25rem 0.75rem',
    borderTop: '1px solid var(--line)',
    fontFamily: 'var(--sans)',
    fontSize: 'var(--small)',
    color: 'var(--muted)',
  },
  '.cm-meaning b': { color: 'var(--text)' },
  '.cm-foldGutter span': { padding: '0 0.125rem', color: 'var(--muted)', cursor: 'pointer' },
  '.cm-foldPlaceholder': {
    margin: '0 0.375rem',
    padding: '0 0.375rem',
    border: '1px solid var(--line)',
    borderRadius: '0.25rem',
    backgroundColor: 'var(--raised)',
    color: 'var(--muted)',
    fontFamily: 'var(--sans)',
    fontSize: '0.8em',
  },
});

export const reading: Extension = [
  spans,
  foldService.of(fold),
  codeFolding({
    preparePlaceholder: folded,
    placeholderDOM: (_, open, text: string) => {
      const box = document.createElement('button');
      box.type = 'button';
      box.className = 'cm-foldPlaceholder';
      box.textContent = text;
      box.title = w.unfold;
      box.onclick = open;
      return box;
    },
  }),
  foldGutter({
    openText: '▾',
    closedText: '▸',
    foldingChanged: ({ startState, state }) => startState.field(spans) !== state.field(spans),
  }),
  keymap.of(foldKeymap),
  showPanel.of(meaningPanel),
  keeping,
  look,
];
