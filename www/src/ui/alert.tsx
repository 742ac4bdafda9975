// What stands out because it went wrong, or came out right: the same look wherever it is said.
import type { ComponentChildren } from 'preact';
import { cx } from '../lib/cx';
import style from './alert.module.css';
import { Icon, type IconName } from './icon';

export type Tone = 'bad' | 'warn' | 'good' | 'plain';

const SIGNS: Partial<Record<Tone, IconName>> = { bad: 'warn', warn: 'warn', good: 'done' };

/** `isSpoken`: whether a screen reader says it as it comes; otherwise the room around it does. */
type Props = { tone?: Tone; icon?: IconName; isSpoken?: boolean; class?: string; children: ComponentChildren };

export function Alert({ tone = 'bad', icon = SIGNS[tone], isSpoken = false, class: own, children }: Props) {
  return (
    <div class={cx(style[tone], own)} role={isSpoken ? 'alert' : undefined}>
      {icon && <Icon name={icon} />}
      <div class={style.words}>{children}</div>
    </div>
  );
}
