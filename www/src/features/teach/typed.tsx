// Answers that are written: words, a number, the output of a program.

import * as l from 'words:lesson';
import * as w from 'words:teach';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { Shown } from '../../game/shown';
import { download } from '../../lib/download';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy';
import { FieldError } from '../../ui/field';
import { classState, classView } from './class-view';
import { classroom } from './classroom';
import { numberAnswer } from './question';
import { LONGEST_OUTPUT } from './record';
import css from './teach.module.css';

/** Enter gives an answer; of lines, Shift+Enter begins a new one. */
function submit(event: TargetedKeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (event.currentTarget.value.trim()) classroom.reveal();
}

/** What is typed; `kept`: the answer that it stands for, null if it stands for none. */
function write(typed: string, kept: string | null): void {
  const teach = classState.teach.peek();
  if (!teach) return;
  classroom.setUnread(kept === null && typed.trim() ? 'typed' : 'no');
  classView.change({ guess: kept });
}

/** What is said of a field. */
const NOTE = 'teach-note';

export function Text() {
  return (
    <>
      <textarea
        class={css.typed}
        rows={3}
        maxLength={500}
        enterkeyhint="done"
        aria-label={w.yours}
        aria-describedby={NOTE}
        onKeyDown={submit}
        onInput={({ currentTarget: { value } }) => write(value, value.trim() || null)}
      />
      <p id={NOTE} class="muted">
        {l.enter}
      </p>
    </>
  );
}

/** A program is run elsewhere: it gets the input of the step, and its output is pasted. */
export function Output({ shown }: { shown: Shown }) {
  const position = classroom.step.value?.position;
  if (!position) return null;
  return (
    <>
      <CopyButton name={l.copyInput} text={position.text} />
      <Button run={() => download([position.text], `${shown.frame.board.game}.txt`)}>{l.saveInput}</Button>
      <textarea
        class={css.typed}
        rows={5}
        maxLength={LONGEST_OUTPUT}
        spellcheck={false}
        aria-label={w.yours}
        placeholder={l.pasteOutput}
        onInput={({ currentTarget: { value } }) => write(value, value.trim() ? value : null)}
      />
    </>
  );
}

export function Figures() {
  const field = useRef<HTMLInputElement>(null);
  const isTold = classroom.state.unread.value === 'told';
  useEffect(() => () => classroom.setUnread('no'), []);
  useEffect(() => {
    if (isTold) field.current?.focus();
  }, [isTold]);
  return (
    <>
      <input
        ref={field}
        class={css.typed}
        type="text"
        inputMode="decimal"
        enterkeyhint="done"
        autocomplete="off"
        maxLength={30}
        aria-label={w.yours}
        aria-invalid={isTold}
        aria-describedby={isTold ? NOTE : undefined}
        placeholder={l.number}
        onKeyDown={submit}
        onInput={({ currentTarget: { value } }) => write(value, numberAnswer(value))}
      />
      {isTold && <FieldError id={NOTE}>{l.figures}</FieldError>}
    </>
  );
}
