// What all dialogs have: a heading, and a button that closes them.
import { close as closeName } from 'words:page';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../lib/icon-button';

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

/** The head of a dialog; its `id` names the dialog. Back and Forward leave what it is about. */
export function DialogHead({ id, heading, close }: { id: string; heading: string; close: () => void }) {
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  return (
    <header>
      <h2 id={id}>{heading}</h2>
      <IconButton name={closeName} icon="close" run={close} />
    </header>
  );
}

/** Closes the dialog that an element stands in. The browser gives the focus back to what had it before. */
export const closeDialog = (inside: Element): void => inside.closest('dialog')?.close();
