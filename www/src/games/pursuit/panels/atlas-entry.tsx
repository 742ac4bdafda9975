// What is known of one case: who wins, from which cells, and the command that shows it.
import { useSignal } from '@preact/signals';
import { input, state, timeline } from '../../../game';
import { number } from '../../../i18n/common';
import { showBoard } from '../../../lib/focus';
import { Icon } from '../../../lib/icons';
import { until } from '../../../lib/until';
import { copied } from '../../../panes/output';
import { xy } from '../format';
import { atlasWords as w } from '../messages/atlas-en';
import { type Conjectured, type Entry, isPlayable, isSettled, matchOf } from './atlas-data';

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

function Placement({ entry: { n, field, placement } }: { entry: Entry }) {
  const said = placement.map(([x, y]) => xy(n, n * y + x)).join(', ');
  const lines = Array.from({ length: n - 1 }, (_, i) => `M${i + 1} 0V${n}M0 ${i + 1}H${n}`).join('');
  return (
    <figure class="placement">
      <figcaption>{w.placement}</figcaption>
      <svg viewBox={`-0.15 -0.15 ${n + 0.3} ${n + 0.3}`} role="img" aria-label={w.placed(said)}>
        <path class="lines" d={lines} />
        <rect class={field} width={n} height={n} />
        {discsOf(placement).map((disc) => (
          <Disc key={`${disc.x} ${disc.y}`} {...disc} />
        ))}
      </svg>
    </figure>
  );
}

function Command({ entry }: { entry: Entry }) {
  const said = useSignal('');
  const copy = async () => {
    said.value = (await copied(entry.command)) ? w.copied : w.notCopied;
  };
  return (
    <div class="command">
      <p class="muted">{w.command(w.cost(entry))}</p>
      <code>
        {entry.command.split(' ').map((word, nth) => (
          <span key={nth}>{word} </span>
        ))}
      </code>
      <button type="button" class="button" onClick={copy} onBlur={() => (said.value = '')}>
        <Icon name={said.value === w.copied ? 'done' : 'copy'} />
        <span aria-live="polite">{said.value || w.copy}</span>
      </button>
    </div>
  );
}

/** Plays from the placement on, in the reading of the entry. On a phone the page scrolls to the board. */
async function watch(entry: Entry): Promise<void> {
  const text = matchOf(entry);
  input.replace(text, entry.reading === 'blocked' ? 'reading=blocked' : '', 1);
  showBoard();
  await until(() => state.isCurrent.value);
  // Another text may have been opened in the meantime.
  if (state.source.peek().text === text) timeline.play();
}

/** A large case begins with the best placement as well; what follows is not best play. */
function Begin({ entry }: { entry: Entry }) {
  const exact = isPlayable(entry);
  return (
    <>
      <div class="begin">
        <Placement entry={entry} />
        <button type="button" class="button" title={exact ? w.watchTitle : ''} onClick={() => watch(entry)}>
          <Icon name="play" /> {exact ? w.watch : w.watchLarge}
        </button>
      </div>
      {!exact && <p class="muted">{w.large}</p>}
    </>
  );
}

export function Known({ entry, conjectured }: { entry: Entry; conjectured: Conjectured | null }) {
  const settled = isSettled(entry);
  return (
    <section class="known" aria-label={w.where(entry)}>
      <h3>{w.where(entry)}</h3>
      <p class="wins">
        {w.wins(entry)} {w.more(entry)} <span class="muted">{w.sources[entry.kind](entry.source)}</span>
      </p>
      {conjectured && <p class="wins">{w.conjectured(conjectured)}</p>}
      {settled && entry.placement.length > 0 ? (
        <Begin entry={entry} />
      ) : (
        <p class="muted">{settled ? w.noPlacement : w.noPlay}</p>
      )}
      {entry.command && <Command entry={entry} />}
    </section>
  );
}
