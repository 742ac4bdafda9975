import type { ComponentChildren } from 'preact';
import { panes } from '../game';
import { Button } from '../ui/button';
import css from './evidence.module.css';

/** A reason that leads to the ruling behind it. `Rule`: the rulings of the game. */
export function RuleLink<Rule extends string>({ rule, children }: { rule: Rule; children: ComponentChildren }) {
  return (
    <Button look="link" class={css.reason} run={() => panes.openRule(rule)}>
      {children}
    </Button>
  );
}
