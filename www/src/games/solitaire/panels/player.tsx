// A visitor's program plays: one game on the board, with its standard error beside each removal, or the games of many seeds.
import * as w from 'words:solitaire';
import { computed, type Signal, useSignal } from '@preact/signals';
import { errorsByRemoval, type PlayedGame } from '../../../engine/programs/played-game';
import { game, state } from '../../../game';
import { paragraph } from '../../../i18n/join';
import { faultAlone } from '../../../lab/fault-words';
import { Failure, LabPane, Running } from '../../../lab/pane';
import programCss from '../../../lab/program.module.css';
import { readStored, writeStored } from '../../../lib/browser-storage';
import { cx } from '../../../lib/cx';
import evidence from '../../../panes/evidence.module.css';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { solitaireExplanation } from '../position';
import { Costs } from './costliest';
import css from './player.module.css';
import { playMany, playOne } from './player-acts';
import { COUNT, lab } from './player-program';
import { type GameRun, player } from './player-state';
import { Series } from './series';

/** Where this browser keeps the seed. */
const SEED = 'player-seed';

const fault = computed(() => player.state.game.value?.fault ?? null);
const INTROS = { javascript: w.introJs, python: w.introPython, wasm: w.introWasm };

function Start({ seed }: { seed: Signal<string> }) {
  const none = lab.program.value === null;
  const isSeed = /^\d{1,19}$/.test(seed.value);
  return (
    <div class={programCss.row}>
      <Field
        label={w.seedToPlay}
        inputMode="numeric"
        size={4}
        maxLength={19}
        value={seed.value}
        aria-invalid={!isSeed}
        set={(text) => {
          seed.value = text;
          writeStored(SEED, text);
        }}
      />
      <Button look="strong" disabled={none || !isSeed} run={() => playOne(seed.value)}>
        {w.play}
      </Button>
      <Button disabled={none} run={() => playMany(1)}>
        {w.playMany({ games: COUNT })}
      </Button>
    </div>
  );
}

function said({ seed, played, fault }: GameRun): string {
  if (played?.outcome === 'scored') return w.scored({ seed, points: played.total });
  if (played?.outcome === 'illegal') return paragraph(w.illegal, w.zero);
  if (played?.outcome) return w.unread({ line: played.line, why: played.outcome, found: played.found });
  if (played?.isStuck) return paragraph(w.noRemoval, w.flush, w.zero);
  if (fault?.cause.kind === 'late') return paragraph(w.late({ seconds: fault.cause.seconds }), w.zero);
  return fault ? faultAlone(fault) : paragraph(w.unended, w.zero);
}

/** Standard error before each removal, and after the last one. A removal and its reply are two moves. */
function Errors({ played, errors }: { played: PlayedGame; errors: string }) {
  const parts = errorsByRemoval(played, errors).map((text, nth) => ({ nth, text }));
  const now = Math.floor(state.ply.value / 2);
  return (
    <section>
      <h3 id="errors-by-removal">{w.errors}</h3>
      <ol class={css.errorsByRemoval} aria-labelledby="errors-by-removal">
        {parts
          .filter(({ text }) => text !== '')
          .map(({ nth, text }) => (
            <li key={nth} aria-current={nth === now}>
              <Button look="bare" class={evidence.move} run={() => game.go(2 * nth)}>
                {nth === played.marks.length ? w.afterLast : w.before({ nth: nth + 1 })}
              </Button>
              <pre>{text}</pre>
            </li>
          ))}
      </ol>
    </section>
  );
}

function Game() {
  const game = player.state.game.value;
  const isWrong = game !== null && game.played?.outcome !== 'scored';
  return (
    <>
      <div role="status">
        {game && (isWrong ? <Failure lab={lab} fault={game.fault} message={said(game)} /> : <p>{said(game)}</p>)}
      </div>
      {game?.played && game.errors !== '' && <Errors played={game.played} errors={game.errors} />}
    </>
  );
}

/** What the labels and the sign on the board mean, while they are there. */
function Values() {
  const why = solitaireExplanation(state.shown.value?.explanation ?? null);
  if (!state.hints.value || !why || why.candidates.length === 0) return null;
  return <p class="muted">{paragraph(w.values, why.scripted && w.next)}</p>;
}

/** How a program in a language plays. */
function intro(language: keyof typeof INTROS): string {
  const flushed = language !== 'javascript' && w.flush;
  return paragraph(INTROS[language], w.dialogue, flushed);
}

export function Player() {
  const seed = useSignal(readStored(SEED) ?? '1');
  return (
    <div class={cx(programCss.page, css.player)}>
      <p class="muted">{intro(lab.draft.value.language)}</p>
      <LabPane lab={lab} fault={fault} />
      {lab.running.isRunning.value ? <Running lab={lab} stop={lab.stop} progress={w.running} /> : <Start seed={seed} />}
      <Game />
      <Values />
      <Costs />
      <Series />
    </div>
  );
}
