// What all dialogs have: a heading, and a button that closes them.
import { close as closeName } from 'words:page';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../lib/icon-button';
import { visits } from '../links/visits';

/** `kind`: its class. `closed` runs when it has been closed, by its button, Esc or `closeDialog`. */
type Props = { kind: string; heading: string; closed: () => void; children: ComponentChildren };

/** A dialog that is open from the moment it is in the page. */
export function Dialog({ kind, heading, closed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={kind} aria-labelledby={`${kind}-heading`} onClose={closed}>
      <DialogHead id={`${kind}-heading`} heading={heading} close={() => dialog.current?.close()} />
      {children}
    </dialog>
  );
}

/** `id`: it names the dialog. `isOpen`: a dialog may stay in the page while it is closed. */
type HeadProps = { id: string; heading: string; isOpen?: boolean; close: () => void };

/** The head of a dialog. Back closes it. */
export function DialogHead({ id, heading, isOpen = true, close }: HeadProps) {
  useEffect(() => (isOpen ? visits.cover(close) : undefined), [isOpen]);
  return (
    <header>
      <h2 id={id}>{heading}</h2>
      <IconButton name={closeName} icon="close" run={close} />
    </header>
  );
}

/** Closes the dialog that an element stands in. The browser gives the focus back to what had it before. */
export const closeDialog = (inside: Element): void => inside.closest('dialog')?.close();
