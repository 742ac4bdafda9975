// A worksheet of the position that is shown, and its key on a second sheet: for paper.
import { cx } from '../../lib/cx';
import '../../board/palette-paper.css';
import { loading } from 'words:page';
import { over } from 'words:panes';
import * as w from 'words:teach';
import { useSignal } from '@preact/signals';
import { entryOf, type GameModule, gameModuleOf } from '../../board/game-modules';
import { redactBoard } from '../../board/redact';
import { placeOf } from '../../board/timeline-unit';
import type { Frame } from '../../engine/boundary';
import { game, state } from '../../game';
import { SHOWABLE } from '../../game/client';
import type { Shown } from '../../game/shown';
import { capital, countOf } from '../../i18n/format';
import { Cases } from '../../panes/cases';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { optionsOf, Select } from '../../ui/select';
import { classState } from './class-view';
import { classroom } from './classroom';
import { LessonSheets } from './lesson-sheets';
import css from './sheet.module.css';
import { Drawing, Lines } from './sheet-drawing';

const { teaching } = classroom;

const PAPERS = { a4: 'A4', letter: 'Letter' };
const NAMES = Object.keys(PAPERS) as (keyof typeof PAPERS)[];
const LINES = 3;

/** What the picture does not show. */
function given(gameModule: GameModule, { frame: { board }, explanation }: Shown): string {
  const standing = gameModule.descriptions.describePosition(redactBoard(board, gameModule.redaction));
  return teaching.value?.given?.(board, explanation, standing) ?? '';
}

/** The game and the position, as a heading names them. */
function headed({ board, ply }: Frame): { game: string; at: string } {
  const { name, unit } = entryOf(board.game);
  return { game: name, at: ply === 0 ? w.start : unit.at({ nth: countOf(ply, unit) }) };
}

function Questions() {
  return (
    <ol class={css.questions}>
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
  const { frame } = shown;
  const { board } = frame;
  return (
    <article class={css.sheet} data-palette="paper" aria-labelledby="sheet-heading">
      <header>
        <h2 id="sheet-heading">{w.sheet(headed(frame))}</h2>
        <p class={css.name}>{w.name}</p>
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
  const { frame } = shown;
  const { board } = frame;
  return (
    <article class={cx(css.sheet, css.key)} data-palette="paper" aria-labelledby="key-heading">
      <h2 id="key-heading">{w.key(headed(frame))}</h2>
      <Drawing gameModule={gameModule} shows={SHOWABLE} name={gameModule.descriptions.describePosition(board)} />
      <p class={css.answer}>{shown.explanation ? gameModule.explainMove(shown.explanation, board).text : over}</p>
      {/* Paper has no buttons. */}
      <fieldset class={css.evidence} disabled>
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
  if (!shown || !gameModule || !teaching.value) return <p class="muted">{loading}</p>;
  return (
    <>
      <Worksheet key={`sheet ${shown.generation} ${shown.frame.ply}`} gameModule={gameModule} shown={shown} />
      {withKey && <Key key={`key ${shown.generation} ${shown.frame.ply}`} gameModule={gameModule} shown={shown} />}
    </>
  );
}

/** Which position the sheet is about. */
function Moment() {
  const [ply, opened] = [state.ply.value, state.opened.value];
  return (
    <>
      <Cases />
      <label>
        {capital(placeOf(ply))}
        <input
          type="range"
          min={0}
          max={opened?.line.plies ?? 0}
          value={ply}
          aria-label={w.onSheet}
          aria-valuetext={placeOf(ply)}
          onInput={({ currentTarget }) => game.go(Number(currentTarget.value))}
        />
      </label>
    </>
  );
}

export function SheetPage() {
  const [paper, key] = [useSignal<keyof typeof PAPERS>('a4'), useSignal(true)];
  const opened = classState.lesson.value && classroom.state.opened.value?.lesson;
  return (
    <section class={css.sheets} data-paper={paper.value}>
      <div class={css.tools}>
        {!opened && <Moment />}
        <label>
          {w.paper}
          <Select
            value={paper.value}
            options={optionsOf(NAMES, (one) => PAPERS[one])}
            set={(one) => (paper.value = one)}
          />
        </label>
        <Check on={key.value} set={(on) => (key.value = on)}>
          {w.withKey}
        </Check>
        <Button look="strong" run={() => window.print()}>
          {w.print}
        </Button>
      </div>
      {opened ? <LessonSheets of={opened} withKey={key.value} /> : <PositionSheets withKey={key.value} />}
    </section>
  );
}
