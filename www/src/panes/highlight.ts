// The colours of a program's text, and its indentation. The line-by-line modes of CodeMirror are a tenth of its full parsers.
import { HighlightStyle, indentUnit, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { javascript } from '@codemirror/legacy-modes/mode/javascript';
import { python } from '@codemirror/legacy-modes/mode/python';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

const MODES = { javascript: StreamLanguage.define(javascript), python: StreamLanguage.define(python) };
const UNITS = { javascript: '  ', python: '    ' };
export type ProgramLanguage = keyof typeof MODES;

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--muted)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--good)' },
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
]);

export const highlight = (language: ProgramLanguage): Extension => [
  MODES[language],
  indentUnit.of(UNITS[language]),
  syntaxHighlighting(colours),
];
