// A dialog over the page: one life for all of them.
import { close as closeName } from 'words:page';
import { type ComponentChildren, render, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cx } from '../lib/cx';
import { IconButton } from './button';
import style from './dialog.module.css';
import { cover } from './over';
import { useOwnId } from './own-id';

/**
 * `room`: as large as what it says (`box`), with parts that go to its edges (`panel`; on a phone it takes the whole window),
 * or the whole window everywhere. `closed` runs when it has been closed, by its button, Esc, Back or `closeDialog`.
 */
type Props = {
  class?: string | undefined;
  room?: 'box' | 'panel' | 'window';
  heading: string;
  closed: () => void;
  children: ComponentChildren;
};

/** It is open for as long as it is in the page. The browser gives the focus back to what had it before. */
export function Dialog({ class: own, room = 'box', heading, closed, children }: Props) {
  const id = useOwnId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // Before the element goes: the browser gives the focus back only while it is there.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const uncover = cover(close);
    return () => {
      uncover();
      close();
    };
  }, []);
  return (
    <dialog ref={dialog} class={cx(style.dialog, style[room], own)} aria-labelledby={id} onClose={closed}>
      <header class={style.head}>
        <h2 id={id}>{heading}</h2>
        <IconButton name={closeName} icon="close" run={close} />
      </header>
      {children}
    </dialog>
  );
}

/** Closes the dialog that an element stands in. */
export const closeDialog = (inside: Element): void => inside.closest('dialog')?.close();

/** Opens a dialog that no part of the page holds. `of` makes it, and is given what takes it away when it has been closed. */
export function showDialog(of: (closed: () => void) => VNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const closed = () => {
    render(null, place);
    place.remove();
  };
  render(of(closed), place);
}
