// A worksheet of the position that is shown, and its key on a second sheet: for paper.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Size } from '../../board/drawing';
import { entryOf, type GameModule, gameModuleOf } from '../../board/game-modules';
import { redactBoard, redactShot } from '../../board/redact';
import type { GameName, Landmarks } from '../../engine/boundary';
import type { Source } from '../../engine/protocol';
import { words } from '../../i18n';
import { teachWords as w } from '../../i18n/teach-en';
import { useAsyncEffect } from '../../lib/async-effect';
import { currentPosition } from '../../store/moment';
import { type Shown, state } from '../../store/state';
import { Studio } from '../export/client';
import type { Order, Supplied, Want } from '../export/order';
import { paletteOf } from '../export/palette';
import { Supply } from '../export/supply';
import { teaching } from './selectors';
import './sheet.css';

const PAPERS = ['a4', 'letter'] as const;
const LINES = 3;
const WIDTH = 640;
const ASPECT = 4 / 3;
/** No value: it has neither colour nor sign. */
const NO_VALUE = 255;

type Picture = { url: string; size: Size };

const drawing = (game: GameName, ply: number, hints: boolean): Order => ({
  format: 'svg',
  game,
  case: 1,
  from: ply,
  to: ply,
  step: 500,
  rate: null,
  width: WIDTH,
  scale: 1,
  aspect: ASPECT,
  seen: null,
  colours: 'values',
  hints,
  palette: paletteOf('light'),
  caption: '',
});

const NO_LANDMARKS: Landmarks = { bands: [], peaks: [], highest: 0 };

/** What the class's sheet is drawn from. */
function redacted({ redaction }: GameModule, got: Supplied): Supplied {
  if (got instanceof Uint8Array) return new Uint8Array(got.length).fill(NO_VALUE);
  return 'frame' in got ? redactShot(got, redaction) : NO_LANDMARKS;
}

async function drawn(source: Source, gameModule: GameModule, hints: boolean): Promise<Picture> {
  const position = currentPosition(state);
  const supply = new Supply(source, position, () => studio.end());
  const give = async (want: Want) => (hints ? supply.supply(want) : redacted(gameModule, await supply.supply(want)));
  const studio = new Studio(give);
  try {
    const made = await studio.order(drawing(source.game, position.ply, hints), false, () => {});
    if (!('file' in made)) throw new Error('no file');
    return { url: URL.createObjectURL(made.file), size: made.size };
  } finally {
    studio.end();
    supply.end();
  }
}

/** Frees the memory of a picture. */
function forget(picture: Picture | null): void {
  if (picture) URL.revokeObjectURL(picture.url);
}

function Drawing({ gameModule, hints, name }: { gameModule: GameModule; hints: boolean; name: string }) {
  const picture = useSignal<Picture | null>(null);
  const failed = useSignal(false);
  const draw = () => {
    const source = state.lastValid.peek();
    return source && drawn(source, gameModule, hints).catch(() => null);
  };
  const keep = (made: Picture | null) => {
    picture.value = made;
    failed.value = !made;
  };
  useAsyncEffect(draw, keep, [], forget);
  useEffect(() => () => forget(picture.peek()), []);
  if (failed.value) return <p class="bad">{w.sheet.notDrawn}</p>;
  if (!picture.value) return <p class="muted">{words.side.loading}</p>;
  const { url, size } = picture.value;
  return <img src={url} alt={name} width={size.width} height={size.height} />;
}

/** What the picture does not show. */
function given(gameModule: GameModule, { frame: { board }, explanation }: Shown): string {
  const standing = gameModule.descriptions.describePosition(redactBoard(board, gameModule.redaction));
  return teaching.value?.given?.(board, explanation, standing) ?? '';
}

function Questions() {
  return (
    <ol class="sheet-questions">
      {teaching.value?.questions.map((asked) => (
        <li key={asked}>
          {asked}
          {Array.from({ length: LINES }, (_, line) => (
            <span key={line} class="sheet-line" aria-hidden="true" />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Worksheet({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const { board, ply } = shown.frame;
  const { name, unit } = entryOf(board.game);
  return (
    <article class="sheet" aria-labelledby="sheet-heading">
      <header>
        <h2 id="sheet-heading">{w.sheet.heading(name, ply, unit)}</h2>
        <p class="sheet-name">{w.sheet.name}</p>
      </header>
      <Drawing
        gameModule={gameModule}
        hints={false}
        name={gameModule.descriptions.describePosition(redactBoard(board, gameModule.redaction))}
      />
      <p>{given(gameModule, shown)}</p>
      <Questions />
    </article>
  );
}

function Key({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const { board, ply } = shown.frame;
  const { name, unit } = entryOf(board.game);
  return (
    <article class="sheet sheet-key" aria-labelledby="key-heading">
      <h2 id="key-heading">{w.sheet.key(name, ply, unit)}</h2>
      <Drawing gameModule={gameModule} hints name={gameModule.descriptions.describePosition(board)} />
      <p class="sheet-answer">
        {shown.explanation ? gameModule.explainMove(shown.explanation, board).text : words.side.over}
      </p>
      {/* Paper has no buttons. */}
      <fieldset class="sheet-evidence" disabled>
        <gameModule.Facts board={board} />
        {shown.explanation && <gameModule.Evidence board={board} why={shown.explanation} />}
      </fieldset>
    </article>
  );
}

export function SheetPage() {
  const [paper, key] = [useSignal<(typeof PAPERS)[number]>('a4'), useSignal(true)];
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (!shown || !gameModule || !teaching.value) return <p class="muted">{words.side.loading}</p>;
  return (
    <section class="sheets" data-paper={paper.value}>
      <div class="sheet-tools">
        <label>
          {w.sheet.paper}
          <select
            value={paper.value}
            onChange={({ currentTarget }) => (paper.value = PAPERS.find((one) => one === currentTarget.value) ?? 'a4')}
          >
            {PAPERS.map((one) => (
              <option key={one} value={one}>
                {w.sheet.papers[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={key.value}
            onChange={({ currentTarget }) => (key.value = currentTarget.checked)}
          />
          {w.sheet.withKey}
        </label>
        <button type="button" class="button strong" onClick={() => window.print()}>
          {w.sheet.print}
        </button>
      </div>
      <Worksheet key={`sheet ${shown.generation} ${shown.frame.ply}`} gameModule={gameModule} shown={shown} />
      {key.value && <Key key={`key ${shown.generation} ${shown.frame.ply}`} gameModule={gameModule} shown={shown} />}
    </section>
  );
}
