// A button that opens a list of what can be done.
import './menu.css';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../lib/icons';

/** Pixels between the button and its list, and between the list and the edge of the page. */
const GAP = 4;

/** The browser shows the list above everything, closes it by Esc or a click beside it, and gives the focus back. */
export function Menu({ name, icon, children }: { name: string; icon: IconName; children: ComponentChildren }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const stand = () => button.current && list.current && standUnder(button.current, list.current);
  return (
    <>
      <button ref={button} type="button" class="button" popovertarget={id}>
        <Icon name={icon} />
        {name}
      </button>
      <div ref={list} id={id} popover="auto" class="menu" role="group" aria-label={name} onToggle={stand}>
        {children}
      </div>
    </>
  );
}

function standUnder(button: HTMLElement, list: HTMLElement): void {
  const { right, bottom } = button.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(right, innerWidth - GAP) - list.offsetWidth);
  list.style.left = `${left}px`;
  list.style.top = `${Math.min(bottom + GAP, Math.max(GAP, innerHeight - GAP - list.offsetHeight))}px`;
}

/** Closes the list that an element stands in. */
export const closeMenu = (inside: Element): void => inside.closest<HTMLElement>('.menu')?.hidePopover?.();

type ItemProps = { name: string; icon: IconName; pressed?: boolean; disabled?: boolean; run: () => void };

/** One thing that can be done. The list closes first, so that a dialog gives the focus back to the menu's button. */
export function MenuItem({ name, icon, pressed, disabled, run }: ItemProps) {
  return (
    <button
      type="button"
      class="item"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        closeMenu(currentTarget);
        run();
      }}
    >
      <Icon name={icon} />
      {name}
    </button>
  );
}
