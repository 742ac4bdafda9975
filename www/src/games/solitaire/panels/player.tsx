// A visitor's program plays: one game on the board, with its standard error beside each removal, or the games of many seeds.
import './player.css';
import { starting, templates } from 'words:programs';
import { computed, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { errorsByRemoval, type PlayedGame } from '../../../engine/programs/played-game';
import { game, state } from '../../../game';
import { ActionMenu } from '../../../lib/action-menu';
import { ProgramEditor } from '../../../panes/programs/editor';
import { causeInWords } from '../../../panes/programs/fault-words';
import { LanguageChoice, OpenProgram } from '../../../panes/programs/parts';
import {
  ENDS,
  insertOrDownload,
  TEMPLATE_LANGUAGES,
  TEMPLATE_NAMES,
  type TemplateLanguage,
} from '../../../panes/programs/templates';
import { playerWords as w } from '../messages/player-en';
import { Figures, Histogram } from './batch';
import { COUNT, playMany, playOne, stop, warmUp } from './player-acts';
import { ours, TEMPLATES } from './player-program';
import { type GameRun, player } from './player-state';

const faultyLine = computed(() => player.state.game.value?.fault?.line ?? null);
const NAMES = {
  javascript: { label: w.code, placeholder: 'function play(readLine, write) { … }' },
  python: { label: w.code, placeholder: 'board = [input().split() for _ in range(6)]' },
};
/** How the command line plays with a program in Java. */
const JAVA = {
  said: w.java,
  command: (name: string) => `boardlab solitaire referee --boards 1..${COUNT + 1} -- java ${name}`,
};

const begin = (language: TemplateLanguage) =>
  insertOrDownload({ language, text: TEMPLATES[language], name: `player.${ENDS[language]}` }, ours.takes);

function Files() {
  return (
    <div class="row">
      <LanguageChoice kept={ours} />
      <OpenProgram take={ours.take} />
      <ActionMenu name={templates} items={TEMPLATE_LANGUAGES} names={TEMPLATE_NAMES} run={begin} />
    </div>
  );
}

function Running() {
  const isStarting = player.state.isStarting.value && ours.draft.value.language === 'python';
  return (
    <div class="row">
      <button type="button" class="button" onClick={stop}>
        {w.stop}
      </button>
      <span class="muted">{isStarting ? starting : w.running}</span>
    </div>
  );
}

function Start({ seed }: { seed: Signal<string> }) {
  const none = ours.program.value === null;
  const isSeed = /^\d{1,19}$/.test(seed.value);
  return (
    <div class="row">
      <label>
        {w.seed}{' '}
        <input
          type="text"
          class="number-input"
          inputMode="numeric"
          autocomplete="off"
          size={4}
          maxLength={19}
          value={seed.value}
          aria-invalid={!isSeed}
          onInput={({ currentTarget }) => {
            seed.value = currentTarget.value;
          }}
        />
      </label>
      <button type="button" class="button strong" disabled={none || !isSeed} onClick={() => playOne(seed.value)}>
        {w.play}
      </button>
      <button type="button" class="button" disabled={none} onClick={() => playMany(1)}>
        {w.playMany(COUNT)}
      </button>
    </div>
  );
}

function said({ seed, played, fault }: GameRun): string {
  if (played?.outcome === 'scored') return w.scored(seed, played.total);
  if (played?.outcome) return w.outcome[played.outcome](played.line, played.found);
  if (played?.isStuck) return w.stuck;
  if (fault?.failure === 'time-out') return w.late;
  return fault ? w.fault(fault.line, causeInWords(fault.cause)) : w.noEnd;
}

/** Standard error before each removal, and after the last one. A removal and its reply are two moves. */
function Errors({ played, errors }: { played: PlayedGame; errors: string }) {
  const parts = errorsByRemoval(played, errors).map((text, nth) => ({ nth, text }));
  const now = Math.floor(state.ply.value / 2);
  return (
    <section>
      <h3 id="errors-by-removal">{w.errors}</h3>
      <ol class="errors-by-removal" aria-labelledby="errors-by-removal">
        {parts
          .filter(({ text }) => text !== '')
          .map(({ nth, text }) => (
            <li key={nth} aria-current={nth === now}>
              <button type="button" class="move" onClick={() => game.go(2 * nth)}>
                {nth === played.marks.length ? w.afterLast : w.removal(nth + 1)}
              </button>
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
      <p role="status" class={isWrong ? 'wrong' : ''}>
        {game && said(game)}
      </p>
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
    <section class="worked batch" aria-label={w.series}>
      <p class="muted">{w.done(totals.length, count, faults)}</p>
      <Figures totals={totals} />
      <Histogram totals={totals} from={from} open={(seed) => playOne(String(seed))} />
    </section>
  );
}

export function Player() {
  // Runs before the field shows the text.
  useLayoutEffect(ours.open, []);
  useSignalEffect(warmUp);
  const seed = useSignal('1');
  return (
    <div class="program-page player">
      <p class="muted">{w.intro[ours.draft.value.language]}</p>
      <Files />
      <ProgramEditor kept={ours} names={NAMES} line={faultyLine} java={JAVA} />
      {player.state.isRunning.value ? <Running /> : <Start seed={seed} />}
      <Game />
      <Values />
      <Series />
    </div>
  );
}
