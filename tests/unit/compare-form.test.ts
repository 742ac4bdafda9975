// @vitest-environment happy-dom
// A fault in the form of an output is explained by the ruling about that, not by the reason of a move.

import * as compare from 'words:compare';
import * as panes from 'words:panes';
import { expect, test } from 'vitest';
import { entryOf } from '../../www/src/board/game-modules';
import type { Difference, FormFault, GameName } from '../../www/src/engine/boundary';
import { GAME_NAMES } from '../../www/src/engine/boundary';
import { judge } from '../../www/src/features/compare/judge';
import { button, fireEvent, open, output, settled, text, there, waitFor } from './page';

type Change = (right: string, input: string) => string;
type Row = [game: GameName, sample: string, form: FormFault | null, rule: string | null, change: Change];

const ROWS: Row[] = [
  ['robots', 'statement', 'punctuation', 'output', (right) => right.replaceAll('Case ', 'Case #')],
  ['robots', 'statement', 'punctuation', 'colon', (right) => right.replaceAll('position:', 'position')],
  ['robots', 'statement', 'blanks', 'blanks', (right) => right.replaceAll(',', ', ')],
  ['robots', 'statement', 'line', 'blanks', (right) => right.replaceAll('moves.', 'move.')],
  ['robots', 'statement', 'extra', 'output', (right) => `debug\n${right}`],
  ['robots', 'statement', 'letterCase', 'output', (right) => right.toLowerCase()],
  ['robots', 'statement', 'empty', 'output', () => '\n \n'],
  ['robots', 'statement', 'echo', 'output', (_, input) => input],
  ['robots', 'statement', null, null, (right) => right.replace('making 5', 'making 6')],
  ['janken', 'statement', 'punctuation', 'output', (right) => right.replace('Game #', 'Game ')],
  ['knights', 'statement', 'label', 'output', (right) => right.replace('Case 1', 'Case 0')],
  ['knights', 'statement', null, null, (right) => right.replace('Alice', 'Bob')],
  ['pursuit', 'match', 'punctuation', 'output', (right) => right.replace(/(\n-?\d) /, '$1, ')],
  ['solitaire', 'fresh', 'ends', 'end', () => '1 1\n'],
];

async function give(output: string): Promise<void> {
  const field = await waitFor(() => document.querySelector('.solution_comparePaste textarea') ?? expect.fail());
  fireEvent.input(field, { target: { value: output } });
}

test.each(ROWS)('%s %s: %s leads to %s', async (game, sample, form, rule, change) => {
  const lab = await open(`#v=1&game=${game}&sample=${sample}&case=1&ply=0`);
  await settled(lab);
  const right = await output(lab);
  if (!lab.state.comparing.peek()) fireEvent.click(button(panes.test));
  await waitFor(() => expect(there('.solution_comparePaste, .compare_compare')).toBe(true));
  if (there('.compare_compare')) fireEvent.click(button(compare.again({ origin: 'paste' })));
  await give(change(right, lab.state.source.peek().text));
  await waitFor(() => expect(judge.state.phase.peek()).toBe('judged'));
  await waitFor(() => expect(there('.compare_verdict [data-form], .compare_verdict dl')).toBe(true));
  expect(document.querySelector<HTMLElement>('.compare_verdict [data-form]')?.dataset.form ?? null).toBe(form);
  if (form === null) return;
  expect(there('.compare_verdict dl'), 'the reason of a move').toBe(false);
  fireEvent.click(
    await waitFor(() => document.querySelector('.compare_verdict [data-form] .evidence_reason') ?? expect.fail()),
  );
  expect(lab.state.rule.peek()?.id).toBe(rule);
  await waitFor(() => expect(text('.rules_rules .rules_asked')).not.toBe(''));
});

const FORMS = ['empty', 'echo', 'ends', 'missing', 'extra', 'line', 'label', 'punctuation', 'letterCase', 'blanks'];

test.each(GAME_NAMES)('every fault leads to a ruling that the rules of %s have', async (game) => {
  const { formRule } = (await entryOf(game).load()) as { formRule(of: Difference): string };
  const rules = await entryOf(game).rules();
  for (const form of FORMS)
    for (const expected of [null, 'position:', 'moves.'])
      for (const refusal of [null, { kind: 'unreadable' }])
        expect(rules, form).toContain(` {#${formRule({ form, expected, refusal } as Difference)}}\n`);
});
