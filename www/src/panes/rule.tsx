import './rule.css';
import type { ComponentChildren } from 'preact';
import { words } from '../i18n';
import type { RuleId } from '../i18n/rules-common';
import { act } from '../store/act';

/** A reason that leads to the ruling behind it. */
export function RuleLink({ rule, children }: { rule: RuleId; children: ComponentChildren }) {
  return (
    <button type="button" class="reason" title={words.side.rule} onClick={() => act({ kind: 'rule', rule })}>
      {children}
    </button>
  );
}
