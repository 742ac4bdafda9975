import { useSignal, useSignalEffect } from '@preact/signals';
import { Branch } from './board';
import type { Board, EventKind, Frame, GameName, KnightsBoard, RobotsBoard, Why } from './boundary';
import { state } from './state';
import { EventMark } from './timeline';
import { words } from './words';

/** Slower than this a step has time to be spoken. */
const SPEAKABLE = 1000;
const MOST_LISTED = 40;

export function sentence({ board }: Frame): string {
  return board.game === 'robots' ? words.step.robots(board) : words.step.knights(board);
}

function because(why: Why): string {
  return why.game === 'robots' ? words.why.robots(why) : words.why.knights(why);
}

/** Spoken once a step, and not while steps run too fast for it. */
function Narrator() {
  const said = useSignal('');
  useSignalEffect(() => {
    const shown = state.shown.value;
    const fast = state.playing.value && state.speed.value < SPEAKABLE;
    if (shown && !fast) said.value = sentence(shown.frame);
  });
  return (
    <p class="unseen" aria-live="polite">
      {said}
    </p>
  );
}

function RobotsFacts({ board }: { board: RobotsBoard }) {
  const w = words.facts;
  const unused = board.teleports.filter(({ used }) => !used).length;
  return (
    <dl class="facts">
      <dt>{w.you}</dt>
      <dd>{w.cell(board.you)}</dd>
      <dt>{w.robots}</dt>
      <dd>{words.number(board.robots.length)}</dd>
      <dt>{w.debris}</dt>
      <dd>{words.number(board.debris.length)}</dd>
      <dt>{w.teleports}</dt>
      <dd>{w.of(unused, board.teleports.length)}</dd>
    </dl>
  );
}

function KnightsTable({ knights, step }: KnightsBoard) {
  const w = words.facts;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={w.knights}>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.knight}</th>
            <th scope="col">{w.at}</th>
            <th scope="col">{w.grundy}</th>
          </tr>
        </thead>
        <tbody>
          {knights.slice(0, MOST_LISTED).map(({ x, y, grundy }, i) => (
            <tr key={i} class={step?.knight === i ? 'moved' : ''}>
              <th scope="row">{words.number(i + 1)}</th>
              <td>{w.place(x, y)}</td>
              <td>
                <span class={`value g${grundy}`}>{grundy}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {knights.length > MOST_LISTED && <p class="muted">{w.more(knights.length - MOST_LISTED)}</p>}
    </div>
  );
}

function KnightsFacts({ board }: { board: KnightsBoard }) {
  const w = words.facts;
  return (
    <>
      <dl class="facts">
        <dt>{w.nimSum}</dt>
        <dd>{board.nimSum}</dd>
        <dt>{w.mover}</dt>
        <dd>{board.mover === null ? w.nobody : words.players[board.mover]}</dd>
        <dt>{w.winner}</dt>
        <dd>{words.players[board.winner]}</dd>
      </dl>
      <KnightsTable {...board} />
    </>
  );
}

function Facts({ board }: { board: Board }) {
  return (
    <section class="card">
      <h2>{words.facts.heading}</h2>
      {board.game === 'robots' ? <RobotsFacts board={board} /> : <KnightsFacts board={board} />}
    </section>
  );
}

type Sign = keyof typeof words.legend.signs;

const SIGNS: Record<GameName, readonly Sign[]> = {
  robots: ['you', 'robot', 'debris', 'teleport', 'choice', 'safe', 'deadly', 'barred'],
  knights: ['winning', 'alice', 'bob'],
};

const EVENTS: Record<GameName, readonly EventKind[]> = {
  robots: ['kill', 'teleport', 'won', 'lost'],
  knights: ['won'],
};

function Legend({ game }: { game: GameName }) {
  const w = words.legend;
  return (
    <section class="card legend">
      <h2>{w.heading}</h2>
      <ul>
        {SIGNS[game].map((sign) => (
          <li key={sign}>
            <span class={`sign ${sign}`} aria-hidden="true" />
            {w.signs[sign]}
          </li>
        ))}
      </ul>
      <EventLegend game={game} />
    </section>
  );
}

function EventLegend({ game }: { game: GameName }) {
  const w = words.legend;
  return (
    <>
      <h2>{w.timeline}</h2>
      <ul>
        {EVENTS[game].map((kind) => (
          <li key={kind}>
            <EventMark kind={kind} />
            {w.events[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Aside() {
  const shown = state.shown.value;
  if (!shown) return <aside class="aside" aria-label={words.why.region} />;
  const { frame, why } = shown;
  return (
    // It scrolls where the screen is low, so the keyboard must reach it.
    <aside class="aside" tabIndex={0} aria-label={words.why.region}>
      <section class="card now">
        <p class="step">{sentence(frame)}</p>
        <Narrator />
        <Branch />
      </section>
      <section class="card why">
        <h2>{words.why.heading}</h2>
        <p>{why ? because(why) : words.why.over}</p>
        {why && <p class="muted">{words.board.hint[frame.board.game]}</p>}
      </section>
      <Facts board={frame.board} />
      <Legend game={frame.board.game} />
    </aside>
  );
}
