// The code editor, a file of its own that arrives after the page. It lives in a shadow root, where its styles are
// adopted sheets: the page's policy allows no style elements.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  EditorSelection,
  EditorState,
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
  type Text,
  Transaction,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  GutterMarker,
  gutter,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import type { Place } from '../engine/boundary';
import { type Field, type Names, OF_INPUT, type OnEdit, type Selection } from './text-field';

const LARGE = 200_000;
const PAUSE = 120;

const marking = StateEffect.define<Place | null>();

class Missing extends WidgetType {
  override toDOM(): HTMLElement {
    const caret = document.createElement('span');
    caret.className = 'cm-missing';
    return caret;
  }
}

class Warning extends GutterMarker {
  override elementClass = 'cm-error-line';
  override toDOM(): HTMLElement {
    const sign = document.createElement('span');
    sign.textContent = '!';
    return sign;
  }
}

const warning = new Warning();
const squiggle = Decoration.mark({ class: 'cm-error', attributes: { 'aria-invalid': 'true' } });
const missing = Decoration.widget({ widget: new Missing(), side: 1 });

type Mark = { at: number; marks: DecorationSet };

const UNMARKED: Mark = { at: -1, marks: Decoration.none };

function markOf(place: Place | null, length: number): Mark {
  if (!place || place.start > length) return UNMARKED;
  const end = Math.min(place.end, length);
  const range = end > place.start ? squiggle.range(place.start, end) : missing.range(place.start);
  return { at: place.start, marks: Decoration.set(range) };
}

const errorMark = StateField.define<Mark>({
  create: () => UNMARKED,
  update: (mark, transaction) => {
    for (const effect of transaction.effects)
      if (effect.is(marking)) return markOf(effect.value, transaction.newDoc.length);
    if (!transaction.docChanged || mark.at < 0) return mark;
    return { at: transaction.changes.mapPos(mark.at), marks: mark.marks.map(transaction.changes) };
  },
  provide: (field) => EditorView.decorations.from(field, (mark) => mark.marks),
});

const errorGutter = gutter({
  class: 'cm-error-gutter',
  markers: (view) => {
    const { at } = view.state.field(errorMark);
    return at < 0 ? RangeSet.empty : RangeSet.of(warning.range(view.state.doc.lineAt(at).from));
  },
  initialSpacer: () => warning,
});

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'transparent', fontSize: 'var(--mono-size)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 0.75rem 0 0.25rem' },
  '.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 28%, transparent)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 8%, transparent)' },
  // Opaque: lines that are scrolled sideways pass behind the numbers.
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--muted)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.25rem 0 0.5rem', fontVariantNumeric: 'tabular-nums' },
  '.cm-error-gutter': { width: '1rem', textAlign: 'center' },
  '.cm-error-line': { color: 'var(--bad)', fontWeight: '700' },
  '.cm-placeholder': { color: 'var(--muted)' },
  '.cm-error': {
    // Longhands: WebKit's shorthand takes a line alone.
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: 'var(--bad)',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '3px',
    backgroundColor: 'color-mix(in srgb, var(--bad) 16%, transparent)',
  },
  '.cm-missing': {
    display: 'inline-block',
    width: '0.6em',
    height: '1em',
    verticalAlign: 'text-bottom',
    marginLeft: '2px',
    borderBottom: '2px solid var(--bad)',
    backgroundColor: 'color-mix(in srgb, var(--bad) 16%, transparent)',
  },
});

function replacedAll({ changes, startState }: ViewUpdate): boolean {
  let all = false;
  changes.iterChangedRanges((from, to) => {
    all ||= from === 0 && to === startState.doc.length;
  });
  return all;
}

const byPage = (update: ViewUpdate) =>
  update.transactions.some((one) => one.annotation(Transaction.userEvent) === 'page');

type Teller = { hear(update: ViewUpdate): void; now(): void; never(): void };

/** A large text is put together once the typing pauses: each time costs more than a keystroke may. */
function teller(onEdit: OnEdit): Teller {
  let timer = 0;
  let whole = false;
  let pending: Text | null = null;
  const never = () => {
    clearTimeout(timer);
    pending = null;
    whole = false;
  };
  const now = () => {
    const told = { doc: pending, whole };
    never();
    if (told.doc) onEdit(told.doc.toString(), told.whole);
  };
  const hear = (update: ViewUpdate) => {
    clearTimeout(timer);
    pending = update.state.doc;
    whole ||= replacedAll(update);
    if (pending.length < LARGE) now();
    else timer = window.setTimeout(now, PAUSE);
  };
  return { hear, now, never };
}

/** What arrives when a person first comes near the text. */
export function later(load: () => Promise<Extension>): Extension {
  let asked = false;
  const come = (_: Event, view: EditorView) => {
    if (asked) return;
    asked = true;
    load().then(
      (more) => view.dispatch({ effects: StateEffect.appendConfig.of(more) }),
      () => {
        asked = false;
      },
    );
  };
  return EditorView.domEventHandlers({ focus: come, pointerenter: come });
}

/** What turns one text into another, without what both begin and end with: folds and the cursor stay where they were. */
function changeBetween(before: string, after: string): { from: number; to: number; insert: string } {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from++;
  let tail = 0;
  while (tail < least - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}

function leave(view: EditorView): boolean {
  view.contentDOM.blur();
  return true;
}

export function codeField(
  parent: HTMLElement,
  text: string,
  onEdit: OnEdit,
  names: Names = OF_INPUT,
  more: Extension = [],
): Field {
  const host = document.createElement('div');
  host.className = 'code';
  parent.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const tell = teller(onEdit);
  const listen = EditorView.updateListener.of((update) => {
    if (!update.docChanged) return;
    if (byPage(update)) tell.never();
    else tell.hear(update);
  });
  const view = new EditorView({
    parent: root as unknown as Element,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        errorGutter,
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        placeholder(names.placeholder),
        keymap.of([{ key: 'Escape', run: leave }, ...defaultKeymap, ...historyKeymap]),
        EditorView.domEventHandlers({ blur: tell.now }),
        EditorView.contentAttributes.of({ 'aria-label': names.label, tabindex: '0' }),
        errorMark,
        look,
        listen,
        more,
      ],
    }),
  });
  return around(view, host, tell);
}

function around(view: EditorView, host: HTMLElement, tell: Teller): Field {
  const select = ({ from, to }: Selection) => {
    const within = (at: number) => Math.min(at, view.state.doc.length);
    view.focus();
    view.dispatch({ selection: EditorSelection.single(within(from), within(to)), scrollIntoView: true });
  };
  return {
    get focused() {
      return view.hasFocus;
    },
    selection: () => view.state.selection.main,
    text: () => view.state.doc.toString(),
    write: (text) => view.dispatch({ changes: changeBetween(view.state.doc.toString(), text), userEvent: 'page' }),
    mark: (error) => view.dispatch({ effects: marking.of(error) }),
    goTo: ({ start, end }) => select({ from: start, to: end }),
    focus: select,
    remove: () => {
      tell.never();
      view.destroy();
      host.remove();
    },
  };
}
