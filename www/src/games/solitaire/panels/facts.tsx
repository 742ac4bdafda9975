// The score with its parts, the bonuses with the removals that earned them, the sequence of removed pieces.

import * as w from 'words:solitaire';
import { Fragment } from 'preact';
import type { Bonus, SolitaireBoard } from '../../../engine/boundary';
import { marks, state } from '../../../game';
import { paragraph } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import css from '../../../panes/evidence.module.css';
import { RuleLink } from '../../../panes/rule';
import { Button } from '../../../ui/button';
import { removalName } from '../format';
import type { SolitaireRule } from '../rule-ids';
import solitaireCss from '../solitaire.module.css';
import { Batch } from './batch';
import { PieceIcon } from './piece';

const PARTS = ['removals', 'runs', 'numbers', 'pieces', 'alternation'] as const;
const RULES: Record<(typeof PARTS)[number], SolitaireRule> = {
  removals: 'tiles',
  runs: 'runs',
  numbers: 'sets',
  pieces: 'sets',
  alternation: 'chains',
};

/** Highlights some removals while a line of a panel is hovered or focused. */
const mark = (steps: readonly [number, number] | null) => () => marks.highlight(steps);

function Score({ score }: SolitaireBoard) {
  return (
    <dl class={cx(css.facts, solitaireCss.score)}>
      <dt class={solitaireCss.total}>{w.scoreHead}</dt>
      <dd class={solitaireCss.total}>{number(score.total)}</dd>
      {PARTS.map((part) => (
        <Fragment key={part}>
          <dt>
            <RuleLink rule={RULES[part]}>{w.part({ part })}</RuleLink>
          </dt>
          <dd>{number(score[part])}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Entry({ kind, points, first, last }: Bonus) {
  const now = state.highlight.value;
  const lit = now?.[0] === first && now[1] === last;
  return (
    <li>
      <Button
        look="bare"
        class={cx(solitaireCss.entry, lit && solitaireCss.lit)}
        onPointerEnter={mark([first, last])}
        onPointerLeave={mark(null)}
        onFocus={mark([first, last])}
        onBlur={mark(null)}
        run={mark([first, last])}
      >
        <span>{w.bonus({ kind })}</span>
        <span class="muted">{w.steps({ first: first + 1, last: last + 1 })}</span>
        <b>+{number(points)}</b>
      </Button>
    </li>
  );
}

function Ledger({ ledger }: SolitaireBoard) {
  return (
    <section class={solitaireCss.worked}>
      <h3>{w.bonuses}</h3>
      {ledger.length === 0 && <p class="muted">{w.none}</p>}
      <ul class={solitaireCss.ledger}>
        {ledger.map((bonus) => (
          <Entry key={`${bonus.kind} ${bonus.first}`} {...bonus} />
        ))}
      </ul>
    </section>
  );
}

/** Nothing may still become of the last pieces. */
const isOver = () => state.shown.value?.frame.turn.kind === 'over';

function classOf(index: number, { removals, waiting }: SolitaireBoard): string {
  const marked = state.highlight.value;
  const isMarked = marked && index >= marked[0] && index <= marked[1];
  return cx(isMarked && solitaireCss.marked, !isOver() && index >= removals.length - waiting && solitaireCss.waiting);
}

function open(board: SolitaireBoard): string {
  const { waiting, run, chain } = board;
  const said = [waiting > 0 && w.open, run > 1 && w.run({ length: run }), chain > 1 && w.chain({ sets: chain })];
  return paragraph(...said) || w.noSet;
}

function Sequence({ board }: { board: SolitaireBoard }) {
  const { removals } = board;
  return (
    <section class={solitaireCss.worked}>
      <h3>{w.sequence}</h3>
      {removals.length === 0 && <p class="muted">{w.none}</p>}
      <ol class={solitaireCss.removals}>
        {removals.map((removal, index) => (
          <li
            key={index}
            class={classOf(index, board)}
            title={removalName(removal, index)}
            onPointerEnter={mark([index, index])}
            onPointerLeave={mark(null)}
          >
            <PieceIcon {...removal} />
            <span class="unseen">{removalName(removal, index)}</span>
          </li>
        ))}
      </ol>
      {removals.length > 0 && !isOver() && <p class="muted">{open(board)}</p>}
    </section>
  );
}

export function Facts({ board }: { board: SolitaireBoard }) {
  return (
    <>
      <Score {...board} />
      <Sequence board={board} />
      <Ledger {...board} />
      <Batch board={board} />
    </>
  );
}

export function Signs() {
  return (
    <ul class={solitaireCss.signs}>
      {(['bronze', 'silver', 'gold'] as const).map((colour) => (
        <li key={colour}>
          <PieceIcon piece={null} colour={colour} />
          {w.layers({ colour })}
        </li>
      ))}
      {(['target', 'choice', 'script', 'ahead', 'values'] as const).map((sign) => (
        <li key={sign}>
          <span class={cx(solitaireCss.signFrame, solitaireCss[sign])} aria-hidden="true" />
          {w.sign({ sign })}
        </li>
      ))}
    </ul>
  );
}
