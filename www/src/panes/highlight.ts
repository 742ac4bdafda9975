// Just enough colour for a robot's code: a whole parser of JavaScript would be larger than the page.
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

const KEYWORDS =
  'await|break|case|catch|class|const|continue|default|else|false|finally|for|function|if|in|let|new|null|of|return|switch|this|throw|true|try|undefined|while';
const KINDS = ['comment', 'string', 'keyword', 'number'] as const;
/** Comments and strings that run over several lines keep the plain colour from the second line on. */
const REGEXP = new RegExp(
  `(//.*|/\\*.*?(?:\\*/|$))|("(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`)|\\b(${KEYWORDS})\\b|\\b(\\d[\\d._]*)\\b`,
  'g',
);

const marks = KINDS.map((kind) => Decoration.mark({ class: `cm-${kind}` }));
const matcher = new MatchDecorator({
  regexp: REGEXP,
  decoration: (match) => marks[KINDS.findIndex((_, nth) => match[nth + 1] !== undefined)] ?? null,
});

const colours = EditorView.theme({
  '.cm-comment': { color: 'var(--muted)', fontStyle: 'italic' },
  '.cm-string': { color: 'var(--good)' },
  '.cm-keyword': { color: 'var(--accent)', fontWeight: '600' },
  '.cm-number': { color: 'var(--warn)' },
});

const plugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

export const highlight = [plugin, colours];
