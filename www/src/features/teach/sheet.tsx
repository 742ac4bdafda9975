// A worksheet of the position that is shown, and its key on a second sheet: for paper.
import './sheet.css';
import { useSignal } from '@preact/signals';
import { entryOf, type GameModule, gameModuleOf } from '../../board/game-modules';
import { redactBoard } from '../../board/redact';
import { state } from '../../game';
import { SHOWABLE } from '../../game/client';
import type { Shown } from '../../game/shown';
import { words } from '../../i18n';
import { teachWords as w } from '../../i18n/teach-en';
import { classroom } from './classroom';
import { LessonSheets } from './lesson-sheets';
import { Drawing, Lines } from './sheet-drawing';

const { teaching } = classroom;

const PAPERS = ['a4', 'letter'] as const;
const LINES = 3;

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
          <Lines count={LINES} />
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
        shows={[]}
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
      <Drawing gameModule={gameModule} shows={SHOWABLE} name={gameModule.descriptions.describePosition(board)} />
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

/** The sheets of the position that is shown. */
function PositionSheets({ withKey }: { withKey: boolean }) {
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (!shown || !gameModule || !teaching.value) return <p class="muted">{words.side.loading}</p>;
  return (
    <>
      <Worksheet key={`sheet ${shown.generation} ${shown.frame.ply}`} gameModule={gameModule} shown={shown} />
      {withKey && <Key key={`key ${shown.generation} ${shown.frame.ply}`} gameModule={gameModule} shown={shown} />}
    </>
  );
}

export function SheetPage() {
  const [paper, key] = [useSignal<(typeof PAPERS)[number]>('a4'), useSignal(true)];
  const opened = state.lesson.value && classroom.state.opened.value?.lesson;
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
      {opened ? <LessonSheets of={opened} withKey={key.value} /> : <PositionSheets withKey={key.value} />}
    </section>
  );
}
