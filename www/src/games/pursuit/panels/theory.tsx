// The exact theory of the open case: what it costs, its result, and what each move of the match lost.

import * as p from 'words:pursuit';
import * as w from 'words:pursuit-theory';
import { useEffect } from 'preact/hooks';
import type { TheoryResult } from '../../../engine/boundary';
import type { Problem } from '../../../engine/own/theory';
import { ended, paragraph } from '../../../i18n/join';
import evidence from '../../../panes/evidence.module.css';
import { Button } from '../../../ui/button';
import { xy } from '../format';
import { cellsOf, kindOf, readingOf } from '../position';
import { problem } from '../selectors';
import { theory } from '../state';
import { large, memory } from './amounts';
import css from './theory.module.css';
import { MOST_BYTES, solver } from './theory-acts';
import { BestMoves } from './theory-best';
import { Course } from './theory-course';
import { playAgainst, playFrom } from './theory-play';

const SEATS = ['catchers', 'fugitive'] as const;
/** The cost is shown before solving begins. */
function Takes() {
  const takes = theory.state.cost.value;
  if (!takes) return theory.state.phase.value === 'asking' ? <p class="muted">{w.asking}</p> : null;
  const needs = memory(Number(takes.bytes));
  if (takes.states === null)
    return <p class={css.refusal}>{w.beyond({ catchers: takes.limits[0], side: takes.limits[1] })}</p>;
  return (
    <>
      <p class="muted">{w.takes({ states: large(takes.states), memory: needs })}</p>
      {!takes.fits && (
        <p class={css.refusal}>
          {paragraph(
            w.tooLarge({ needs, most: memory(MOST_BYTES) }),
            takes.catchers === null ? w.smaller : w.fewer({ catchers: takes.catchers }),
          )}
        </p>
      )}
    </>
  );
}

function Work() {
  const now = theory.state.phase.value;
  if (now === 'asking' || now === 'solved' || !theory.state.cost.value?.fits) return null;
  const busy = now === 'solving';
  const told = theory.state.progress.value;
  return (
    <div class={css.work}>
      {/* One button, or the focus would be lost. */}
      <Button icon={busy ? 'close' : 'play'} run={() => (busy ? solver.cancel() : solver.solve())}>
        {busy ? w.cancel : w.solve}
      </Button>
      {busy && <progress aria-label={w.solving} />}
      {busy && (
        <p class="muted">
          {told ? w.progress({ turn: told.turn, lost: large(told.lost), won: large(told.won) }) : w.solving}
        </p>
      )}
    </div>
  );
}

const resultOf = ({ captureTime: turns }: TheoryResult) => (turns === null ? w.neverCaught : w.caughtIn({ turns }));

function Result({ of }: { of: TheoryResult }) {
  const [first] = of.placements;
  return (
    <section class={css.verdict}>
      <p class={css.result}>{resultOf(of)}</p>
      <p>{of.captureTime === null ? w.neverProof : w.caughtProof}</p>
      {first !== undefined && (
        <Button icon="play" run={() => playFrom(first)}>
          {w.playBest}
        </Button>
      )}
    </section>
  );
}

function Placements({ n, of }: { n: number; of: TheoryResult }) {
  const { placements, total } = of;
  if (placements.length < 2) return null;
  return (
    <details>
      <summary>{w.placements({ total })}</summary>
      <ul class={css.words}>
        {placements.map((word) => (
          <li key={word}>
            <Button look="bare" class={evidence.move} title={w.place} run={() => playFrom(word)}>
              {cellsOf(n, word)
                .map((cell) => xy(n, cell))
                .join(' ')}
            </Button>
          </li>
        ))}
      </ul>
      {total > placements.length && <p class="muted">{w.shown({ shown: placements.length, all: total })}</p>}
    </details>
  );
}

function Against() {
  return (
    <div class={css.row} role="group" aria-label={w.against}>
      <span>{w.against}</span>
      {SEATS.map((side) => (
        <Button key={side} run={() => playAgainst(side)}>
          {w.side({ side })}
        </Button>
      ))}
    </div>
  );
}

/** Screen readers read the end of the work, not every turn. */
function said(): string {
  const came = theory.state.result.value;
  if (came) return ended(resultOf(came));
  return { cancelled: w.cancelled, lost: w.lost, solving: w.solving, asking: '', ready: '', solved: '' }[
    theory.state.phase.value
  ];
}

function Of({ of: { torus, n, catchers, steps, blocked } }: { of: Problem }) {
  return (
    <p>
      {paragraph(
        ended(p.problem({ kind: kindOf(torus), n, catchers, steps })),
        steps > 1 && p.passes({ reading: readingOf(blocked) }),
      )}
    </p>
  );
}

export function TheoryOfMatch() {
  useEffect(() => solver.open(), []);
  const of = problem.value;
  const came = theory.state.result.value;
  if (!of) return null;
  const phase = theory.state.phase.value;
  const aside = phase === 'cancelled' || phase === 'lost';
  return (
    <div class={css.theory}>
      <h2>{w.heading}</h2>
      <Of of={of} />
      <Takes />
      <Work />
      <p class={aside ? 'muted' : 'unseen'} aria-live="polite">
        {said()}
      </p>
      {came && (
        <>
          <Result of={came} />
          <BestMoves />
          <Course />
          <Placements n={of.n} of={came} />
          <Against />
        </>
      )}
    </div>
  );
}
