// Where a person writes a program: a plain textarea at once, the code editor with its colours when that has arrived.
import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Place } from '../engine/boundary';
import { cx } from '../lib/cx';
import { tidy } from '../lib/tidy';
import css from './editor.module.css';
import type { ProgramLanguage } from './highlight';
import { type Field, type Names, type OnEdit, plainField } from './text-field';

type Props = {
  names: Names;
  code: ReadonlySignal<string>;
  language: ProgramLanguage;
  /** The line with an error, from 1. */
  line: ReadonlySignal<number | null>;
  write(code: string): void;
};

/** A line of the code as the editor marks it. */
function placeOf(text: string, line: number): Place {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return { line, column: 1, start, end: start + (lines[line - 1]?.length ?? 0) };
}

/** The code editor takes the textarea's place. */
async function improve(
  place: HTMLElement,
  field: { current: Field | null },
  onEdit: OnEdit,
  { names, language }: Props,
): Promise<void> {
  const parts = await Promise.all([import('./code'), import('./highlight')]).catch(() => null);
  // Where they cannot be fetched the plain field stays.
  if (!parts) return;
  const [{ codeField }, { highlight }] = parts;
  const plain = field.current;
  if (!plain || !place.isConnected) return;
  field.current = codeField(place, plain.text(), onEdit, names, highlight(language));
  plain.remove();
}

export function ProgramField(props: Props) {
  const { names, code, line, write } = props;
  const parent = useRef<HTMLDivElement>(null);
  const field = useRef<Field | null>(null);
  useEffect(() => {
    const place = parent.current;
    if (!place) return;
    const onEdit = (text: string) => write(tidy(text));
    field.current = plainField(place, code.peek(), onEdit, names);
    improve(place, field, onEdit, props);
    return () => field.current?.remove();
  }, []);
  useSignalEffect(() => {
    if (field.current && field.current.text() !== code.value) field.current.write(code.value);
  });
  useSignalEffect(() => field.current?.mark(line.value === null ? null : placeOf(code.peek(), line.value)));
  return <div class={cx(css.editor, css.program)} data-program ref={parent} />;
}
