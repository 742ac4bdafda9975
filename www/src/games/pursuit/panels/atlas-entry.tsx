// What is known of one case: who wins, from which cells, and the command that shows it.

import * as w from 'words:pursuit-atlas';
import { showBoard } from '../../../board/focus';
import { input, state, timeline } from '../../../game';
import { capital } from '../../../i18n/format';
import { BETWEEN, ended, listed } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { until } from '../../../lib/until';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy';
import { closeDialog } from '../../../ui/dialog';
import { xy } from '../format';
import { memory } from './amounts';
import css from './atlas.module.css';
import { type Case, type Entry, entryAt, isSettled, matchOf, type Place, rowAt } from './atlas-data';
import { caseName, conjectureOf, wins } from './atlas-words';

function Disc({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <g transform={`translate(${x + 0.5} ${y + 0.5})`}>
      <circle r="0.38" />
      <text y="0.17">{label}</text>
    </g>
  );
}

/** Catchers are numbered as in a file. If several share a cell, their number is shown. */
function discsOf(placement: Entry['placement']): { x: number; y: number; label: string }[] {
  const cells = new Map<string, number[]>();
  placement.forEach((cell, nth) => {
    cells.set(cell.join(), [...(cells.get(cell.join()) ?? []), nth]);
  });
  return [...cells].map(([cell, there]) => {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    return { x, y, label: there.length > 1 ? `×${there.length}` : number(there[0] ?? 0) };
  });
}

type Props = { of: Case; entry: Entry };

function Placement({ of: { field }, entry: { n, placement } }: Props) {
  const said = listed(...placement.map(([x, y]) => xy(n, n * y + x)));
  const lines = Array.from({ length: n - 1 }, (_, i) => `M${i + 1} 0V${n}M0 ${i + 1}H${n}`).join('');
  return (
    <figure class={css.placement}>
      <figcaption>{w.placement}</figcaption>
      <svg viewBox={`-0.15 -0.15 ${n + 0.3} ${n + 0.3}`} role="img" aria-label={w.placed({ cells: said })}>
        <path class={css.lines} d={lines} />
        <rect class={css[field]} width={n} height={n} />
        {discsOf(placement).map((disc) => (
          <Disc key={`${disc.x} ${disc.y}`} {...disc} />
        ))}
      </svg>
    </figure>
  );
}

function Command({ entry }: { entry: Entry }) {
  const { seconds, bytes } = entry;
  const isMeasured = seconds !== null && bytes !== null;
  return (
    <div class={css.command}>
      <p class="muted">{isMeasured ? w.commandCost({ seconds, memory: memory(bytes) }) : w.command}</p>
      <code>
        {entry.command.split(' ').map((word, nth) => (
          <span key={nth}>{word} </span>
        ))}
      </code>
      <CopyButton text={entry.command} name={w.copy} />
    </div>
  );
}

/** Plays from the placement on, in the reading of the entry. On a phone the page scrolls to the board. */
async function watch({ of, entry }: Props): Promise<void> {
  const text = matchOf(of, entry);
  input.replace(text, of.reading === 'blocked' ? 'reading=blocked' : '', 1);
  showBoard();
  await until(() => state.isCurrent.value);
  // Another text may have been opened in the meantime.
  if (state.source.peek().text === text) timeline.play();
}

/** A large case begins with the best placement as well; what follows is not best play. */
function Begin(props: Props) {
  const { isExact } = props.entry;
  const begin = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    closeDialog(currentTarget);
    watch(props);
  };
  return (
    <>
      <div class={css.begin}>
        <Placement {...props} />
        <Button icon="play" run={begin}>
          {isExact ? w.watch : w.open}
        </Button>
      </div>
      {!isExact && <p class="muted">{w.large}</p>}
    </>
  );
}

export function Known({ place }: { place: Place }) {
  const [row, entry] = [rowAt(place), entryAt(place)];
  const name = caseName(row, entry.n);
  return (
    <section class={css.known} aria-label={name}>
      <h3>{name}</h3>
      <p class={css.wins}>
        {wins(entry)}
        {BETWEEN}
        <span class="muted">{ended(capital(w.basis({ kind: entry.kind })))}</span>
      </p>
      {entry.conjectured && <p class={css.wins}>{conjectureOf(entry)}</p>}
      {isSettled(entry) && entry.placement.length > 0 ? (
        <Begin of={row} entry={entry} />
      ) : (
        <p class="muted">{w.noPlacement}</p>
      )}
      {entry.command && <Command entry={entry} />}
    </section>
  );
}
