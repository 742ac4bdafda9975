import './rule.css';
import type { ComponentChildren } from 'preact';
import { panes } from '../game';

/** A reason that leads to the ruling behind it. */
/** `Rule`: the rulings of the game. */
export function RuleLink<Rule extends string>({ rule, children }: { rule: Rule; children: ComponentChildren }) {
  return (
    <button type="button" class="reason" onClick={() => panes.openRule(rule)}>
      {children}
    </button>
  );
}
