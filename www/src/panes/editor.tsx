import { effect, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { input, state } from '../game';
import { tidy } from '../lib/tidy';
import css from './editor.module.css';
import { type Field, type OnEdit, plainField } from './text-field';

/** The code editor takes the textarea's place with its text, selection and focus. */
async function improve(parent: HTMLElement, field: RefObject<Field | null>, onEdit: OnEdit): Promise<void> {
  const part = await import('./code').catch(() => null);
  // Where it cannot be fetched the plain field stays.
  if (!part) return;
  const { codeField, later } = part;
  // The word that is being composed would be cut.
  await field.current?.composed?.();
  const plain = field.current;
  if (!plain || !parent.isConnected) return;
  const { focused } = plain;
  const selection = plain.selection();
  const reading = later(() => import('./reading').then((part) => part.reading));
  const code = codeField(parent, plain.text(), onEdit, undefined, reading);
  field.current = code;
  if (focused) code.focus(selection);
  plain.remove();
  code.mark(state.parsed.peek()?.error?.place ?? null);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1500 });
  else setTimeout(run, 300);
}

/** After the first board, and where it is in sight: the editor must not compete with what a person came for. */
function whenSeen(place: HTMLElement, run: () => void): () => void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    run();
  });
  const stop = effect(() => {
    if (!state.parsed.value && !state.notice.value) return;
    whenIdle(() => place.isConnected && seen.observe(place));
    queueMicrotask(() => stop());
  });
  return () => {
    stop();
    seen.disconnect();
  };
}

export function Editor({ field }: { field: RefObject<Field | null> }) {
  const parent = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  useEffect(() => {
    const place = parent.current;
    if (!place) return;
    const onEdit: OnEdit = (text, whole) => {
      typed.current = tidy(text);
      if (whole) input.setText(typed.current);
      else input.edit(typed.current);
    };
    field.current = plainField(place, state.source.peek().text, onEdit);
    typed.current = state.source.peek().text;
    const stop = whenSeen(place, () => improve(place, field, onEdit));
    return () => {
      stop();
      field.current?.remove();
    };
  }, []);
  useSignalEffect(() => {
    const { text } = state.source.value;
    if (text === typed.current) return;
    typed.current = text;
    field.current?.write(text);
  });
  useSignalEffect(() => {
    const error = state.parsed.value?.error ?? null;
    if (state.isCurrent.peek() || !error) field.current?.mark(error?.place ?? null);
  });
  return <div class={css.editor} ref={parent} />;
}
