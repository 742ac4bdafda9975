// A choice that is ticked.
import type { ComponentChildren } from 'preact';
import { cx } from '../lib/cx';
import style from './check.module.css';

type CheckProps = {
  /** As a button that stays pressed, in place of a box beside its words. */
  look?: 'check' | 'button';
  /** One of several, of the group with this name; without it, a choice by itself. */
  group?: string;
  title?: string;
  on: boolean;
  disabled?: boolean;
  set: (on: boolean) => void;
  class?: string;
  children: ComponentChildren;
};

/** A choice with its words beside it, which stand at its height, however many lines they are. */
export const Check = ({ look = 'check', group, title, on, disabled, set, class: own, children }: CheckProps) => (
  <label class={cx(style[look], own)} title={title}>
    <input
      type={group ? 'radio' : 'checkbox'}
      name={group}
      checked={on}
      disabled={disabled}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
);
