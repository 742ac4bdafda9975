// A button that opens a list of what can be done.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { cx } from '../lib/cx';
import { Button, FileButton } from './button';
import { Icon, type IconName } from './icon';
import style from './menu.module.css';
import { useOwnId } from './own-id';

/** Pixels between the button and its list, and between the list and the edge of the page. */
const GAP = 4;

type MenuProps = { name: string; icon?: IconName; class?: string; children: ComponentChildren };

/** The browser shows the list above everything, closes it by Esc or a click beside it, and gives the focus back. */
export function Menu({ name, icon = 'down', class: own, children }: MenuProps) {
  const id = useOwnId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const stand = () => button.current && list.current && standUnder(button.current, list.current);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !list.current) return;
    list.current.showPopover();
    move(event, list.current);
  };
  return (
    <>
      <Button ref={button} icon={icon} class={own} popovertarget={id} onKeyDown={enter}>
        {name}
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        class={style.menu}
        role="group"
        aria-label={name}
        onToggle={stand}
        onKeyDown={(event) => move(event, event.currentTarget)}
      >
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

const CONTROLS = 'button:not(:disabled), a, input:not(:disabled), select';

/** Arrows, Home and End lead through the list. A select keeps its own. */
function move(event: KeyboardEvent, list: HTMLElement): void {
  const all = [...list.querySelectorAll<HTMLElement>(CONTROLS)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  event.stopPropagation();
  all.at(to % all.length)?.focus();
}

/** Closes the list that an element stands in. */
export const closeMenu = (inside: Element): void => inside.closest<HTMLElement>('[popover]')?.hidePopover?.();

type ItemProps = { name: string; icon?: IconName; pressed?: boolean; disabled?: boolean; run: () => void };

/** One thing that can be done. The list closes first, so that a dialog gives the focus back to the menu's button. */
export function MenuItem({ run, name, ...rest }: ItemProps) {
  const choose = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    closeMenu(currentTarget);
    run();
  };
  return (
    <Button look="bare" class={style.item} run={choose} {...rest}>
      {name}
    </Button>
  );
}

type LinkProps = {
  href: string;
  language: string;
  icon: IconName;
  aim: (event: { currentTarget: HTMLAnchorElement }) => void;
  run: (event: MouseEvent & { currentTarget: HTMLAnchorElement }) => void;
  children: ComponentChildren;
};

/** A place that can be gone to. `aim` completes its address when a person is about to choose it. */
export const MenuLink = ({ href, language, icon, aim, run, children }: LinkProps) => (
  <a
    class={style.item}
    href={href}
    lang={language}
    hreflang={language}
    onPointerEnter={aim}
    onFocus={aim}
    onClick={run}
  >
    <Icon name={icon} />
    {children}
  </a>
);

export type MenuFileProps = { name: string; accept: string; open: (file: File, field: HTMLElement) => void };

/** A file that can be opened. */
export const MenuFile = (props: MenuFileProps) => <FileButton class={style.item} {...props} />;

type ActionsProps<T extends string> = {
  name: string;
  items: readonly T[];
  /** What each item is called. */
  names: Readonly<Record<T, string>>;
  class?: string;
  run: (item: T) => void;
};

/** A menu in which each item does the same with another value. */
export const ActionMenu = <T extends string>({ name, items, names, class: own, run }: ActionsProps<T>) => (
  <Menu name={name} class={cx(style.actions, own)}>
    {items.map((item) => (
      <MenuItem key={item} name={names[item]} run={() => run(item)} />
    ))}
  </Menu>
);
