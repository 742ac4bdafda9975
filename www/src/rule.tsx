import type { ComponentChildren } from 'preact';
import { act } from './act';
import { words } from './words';
import type { RuleId } from './words/rules-common';

/** A reason that leads to the ruling behind it. */
export function RuleLink({ rule, children }: { rule: RuleId; children: ComponentChildren }) {
  return (
    <button type="button" class="reason" title={words.side.rule} onClick={() => act({ kind: 'rule', rule })}>
      {children}
    </button>
  );
}
