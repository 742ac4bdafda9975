import './rule.css';
import type { ComponentChildren } from 'preact';
import { panes } from '../game';
import { words } from '../i18n';

/** A reason that leads to the ruling behind it. */
/** `Rule`: the rulings of the game. */
export function RuleLink<Rule extends string>({ rule, children }: { rule: Rule; children: ComponentChildren }) {
  return (
    <button type="button" class="reason" title={words.side.rule} onClick={() => panes.openRule(rule)}>
      {children}
    </button>
  );
}
