import './rule.css';
import type { ComponentChildren } from 'preact';
import { act } from '../game/act';
import { words } from '../i18n';

/** A reason that leads to the ruling behind it. */
/** `Rule`: the rulings of the game. */
export function RuleLink<Rule extends string>({ rule, children }: { rule: Rule; children: ComponentChildren }) {
  return (
    <button type="button" class="reason" title={words.side.rule} onClick={() => act({ kind: 'rule', rule })}>
      {children}
    </button>
  );
}
