// A visitor's program plays: one game on the board, with its standard error beside each removal, or the games of many seeds.
import { starting, templates } from 'words:programs';
import * as w from 'words:solitaire';
import { computed, type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { errorsByRemoval, type PlayedGame } from '../../../engine/programs/played-game';
import { game, state } from '../../../game';
import { readStored, writeStored } from '../../../lib/browser-storage';
import { cx } from '../../../lib/cx';
import evidence from '../../../panes/evidence.module.css';
import { ProgramEditor } from '../../../panes/programs/editor';
import { faultAlone } from '../../../panes/programs/fault-words';
import { LanguageChoice, OpenProgram } from '../../../panes/programs/parts';
import programCss from '../../../panes/programs/program.module.css';
import {
  ENDS,
  insertOrDownload,
  TEMPLATE_LANGUAGES,
  TEMPLATE_NAMES,
  type TemplateLanguage,
} from '../../../panes/programs/templates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { ActionMenu } from '../../../ui/menu';
import solitaireCss from '../solitaire.module.css';
import { Figures, Histogram } from './batch';
import css from './player.module.css';
import { COUNT, playMany, playOne, stop } from './player-acts';
import { ours, TEMPLATES } from './player-program';
import { type GameRun, player } from './player-state';

/** Where this browser keeps the seed. */
const SEED = 'player-seed';

const faultyLine = computed(() => player.state.game.value?.fault?.line ?? null);
const NAMES = {
  javascript: { label: w.code, placeholder: 'function play(readLine, write) { … }' },
  python: { label: w.code, placeholder: 'board = [input().split() for _ in range(6)]' },
};
const INTROS = { javascript: w.introJs, python: w.introPython, wasm: w.introWasm };
/** How the command line plays with a program in Java. */
const JAVA = {
  said: w.java,
  command: (name: string) => `boardlab solitaire referee --boards 1..${COUNT + 1} -- java ${name}`,
};

const begin = (language: TemplateLanguage) =>
  insertOrDownload({ language, text: TEMPLATES[language], name: `player.${ENDS[language]}` }, ours.takes);

function Files() {
  return (
    <div class={programCss.row}>
      <LanguageChoice kept={ours} />
      <OpenProgram take={ours.take} />
      <ActionMenu name={templates} items={TEMPLATE_LANGUAGES} names={TEMPLATE_NAMES} run={begin} />
    </div>
  );
}

function Running() {
  const isStarting = player.state.isStarting.value && ours.draft.value.language === 'python';
  return (
    <div class={programCss.row}>
      <Button run={stop}>{w.stop}</Button>
      <span class="muted">{isStarting ? starting : w.running}</span>
    </div>
  );
}

function Start({ seed }: { seed: Signal<string> }) {
  const none = ours.program.value === null;
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
  if (played?.outcome === 'illegal') return `${w.illegal} ${w.zero}`;
  if (played?.outcome) return w.unread({ line: played.line, why: played.outcome, found: played.found });
  if (played?.isStuck) return `${w.noRemoval} ${w.flush} ${w.zero}`;
  if (fault?.failure === 'time-out') return `${w.late} ${w.zero}`;
  return fault ? faultAlone(fault) : `${w.unended} ${w.zero}`;
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
      <div role="status">{game && (isWrong ? <Alert>{said(game)}</Alert> : <p>{said(game)}</p>)}</div>
      {game?.played && game.errors !== '' && <Errors played={game.played} errors={game.errors} />}
    </>
  );
}

/** What the sign of a removal on the board means; it is there while a pasted or a played game is shown. */
function signNow(): string {
  if (player.state.game.value?.played) return w.next;
  const explanation = state.shown.value?.explanation;
  return explanation?.game === 'solitaire' && explanation.scripted ? w.nextOfInput : '';
}

/** What the labels and the sign on the board mean. */
function Values() {
  if (!state.hints.value) return null;
  return (
    <p class="muted">
      {w.values} {signNow()}
    </p>
  );
}

function Series() {
  const series = player.state.series.value;
  if (!series) return null;
  const { from, count, totals, faults } = series;
  return (
    <section class={cx(solitaireCss.worked, solitaireCss.batch)} aria-label={w.series}>
      <p class="muted">
        {w.playedOf({ games: totals.length, all: count })} {faults > 0 && w.failed({ games: faults })}
      </p>
      <Figures totals={totals} />
      <Histogram totals={totals} from={from} open={(seed) => playOne(String(seed))} />
    </section>
  );
}

/** How a program in a language plays. */
function intro(language: keyof typeof INTROS): string {
  const flushed = language !== 'javascript' && w.flush;
  return [INTROS[language], w.dialogue, flushed].filter(Boolean).join(' ');
}

export function Player() {
  // Runs before the field shows the text.
  useLayoutEffect(ours.open, []);
  const seed = useSignal(readStored(SEED) ?? '1');
  return (
    <div class={cx(programCss.page, css.player)}>
      <p class="muted">{intro(ours.draft.value.language)}</p>
      <Files />
      <ProgramEditor kept={ours} names={NAMES} line={faultyLine} java={JAVA} />
      {player.state.isRunning.value ? <Running /> : <Start seed={seed} />}
      <Game />
      <Values />
      <Series />
    </div>
  );
}
