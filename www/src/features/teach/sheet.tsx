// A worksheet of the position that is shown, and its key on a second sheet: for paper.
import { cx } from '../../lib/cx';
import '../../board/palette-paper.css';
import { loading } from 'words:page';
import * as w from 'words:teach';
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { entryOf, type GameModule, gameModuleOf } from '../../board/game-modules';
import { redactBoard } from '../../board/redact';
import type { Lesson, SheetQuestion } from '../../board/teaching';
import { placeOf } from '../../board/timeline-unit';
import type { Board, Frame } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import type { Source } from '../../engine/protocol';
import { game, input, state } from '../../game';
import { SHOWABLE } from '../../game/client';
import type { Shown } from '../../game/shown';
import { capital, countOf } from '../../i18n/format';
import { ended, listed } from '../../i18n/join';
import { Cases } from '../../panes/cases';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { optionsOf, Select } from '../../ui/select';
import { answerName } from './answer-name';
import { classState } from './class-view';
import { classroom } from './classroom';
import { LessonSheets } from './lesson-sheets';
import css from './sheet.module.css';
import { Drawing, Lines } from './sheet-drawing';

const { teaching } = classroom;

const PAPERS = { a4: 'A4', letter: 'Letter' };
const NAMES = Object.keys(PAPERS) as (keyof typeof PAPERS)[];

/** The game and the position, as a heading names them. */
function headed({ board, ply }: Frame): { game: string; at: string } {
  const { name, unit } = entryOf(board.game);
  return { game: name, at: ply === 0 ? w.start : unit.at({ nth: countOf(ply, unit) }) };
}

/** What can be asked of the position, with the answers. */
function questionsOf(gameModule: GameModule, { frame: { board }, explanation: why }: Shown): SheetQuestion[] {
  const reason = () => (why ? gameModule.explainMove(why, board).text : '');
  return (why && teaching.value?.sheet(board, why, reason())) || [];
}

function Questions({ asked }: { asked: readonly SheetQuestion[] }) {
  if (asked.length === 0) return <p>{w.noQuestions}</p>;
  return (
    <ol class={css.questions}>
      {asked.map(({ ask, kind }) => (
        <li key={ask}>
          {ask}
          <Lines of={kind} />
        </li>
      ))}
    </ol>
  );
}

/** All right answers. */
function answered({ kind, answers }: SheetQuestion, board: Board): string {
  if (answers.length === 0) return w.none;
  return listed(...answers.map((answer) => answerName(board.game, kind, answer, board)));
}

type SheetProps = { gameModule: GameModule; shown: Shown; asked: readonly SheetQuestion[] };

function Worksheet({ gameModule, shown, asked }: SheetProps) {
  const { frame, explanation } = shown;
  const { board } = frame;
  const standing = gameModule.descriptions.describePosition(redactBoard(board, gameModule.redaction));
  return (
    <article class={css.sheet} data-palette="paper" aria-labelledby="sheet-heading">
      <header>
        <h2 id="sheet-heading">{w.sheet(headed(frame))}</h2>
        <p class={css.name}>{w.name}</p>
      </header>
      <Drawing gameModule={gameModule} shows={[]} name={standing} />
      {/* What the picture does not show. */}
      <p>{teaching.value?.given?.(board, explanation, standing)}</p>
      <Questions asked={asked} />
    </article>
  );
}

function Key({ gameModule, shown: { frame }, asked }: SheetProps) {
  const { board } = frame;
  return (
    <article class={cx(css.sheet, css.key)} data-palette="paper" aria-labelledby="key-heading">
      <h2 id="key-heading">{w.key(headed(frame))}</h2>
      <Drawing gameModule={gameModule} shows={SHOWABLE} name={gameModule.descriptions.describePosition(board)} />
      <ol class={css.questions}>
        {asked.map((one) => (
          <li key={one.ask}>
            {one.ask} <b>{ended(capital(answered(one, board)))}</b>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Of each text a sheet begins where something can be asked; which position it is about is chosen from there. */
function useBeginning(asked: readonly SheetQuestion[] | null): void {
  const begun = useRef<Source | null>(null);
  const source = asked && state.isCurrent.value ? state.lastValid.value : null;
  useEffect(() => {
    if (!asked || !source || source === begun.current) return;
    begun.current = source;
    const at = teaching.peek()?.sheetAt;
    if (asked.length > 0 || !at || state.ply.peek() > 0) return;
    if (at.case > 0) input.toCase(at.case);
    else game.go(Math.min(at.ply, state.opened.peek()?.line.plies ?? 0));
  }, [source, asked !== null]);
}

/** The sheets of the position that is shown. */
function PositionSheets({ withKey }: { withKey: boolean }) {
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  const asked = shown && gameModule && teaching.value ? questionsOf(gameModule, shown) : null;
  useBeginning(asked);
  if (!shown || !gameModule || !asked) return <p class="muted">{loading}</p>;
  const of = { gameModule, shown, asked };
  return (
    <Fragment key={`${shown.generation} ${shown.frame.ply}`}>
      <Worksheet {...of} />
      {withKey && <Key {...of} />}
    </Fragment>
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

/** A lesson that was brought is printed. */
const printsLesson = (): boolean => classroom.state.printsLesson.value ?? classState.lesson.value !== null;

/** What a lesson that is open, or the prepared one of the game, has on paper. */
function What() {
  const isLesson = printsLesson();
  return (
    <div class={css.what} role="group" aria-label={w.printed}>
      <Button pressed={!isLesson} run={() => classroom.setPrintsLesson(false)}>
        {w.thisPosition}
      </Button>
      <Button pressed={isLesson} run={() => classroom.setPrintsLesson(true)}>
        {w.thisLesson}
      </Button>
    </div>
  );
}

/** A board of one's own is printed with its lesson alone. */
const hasOwn = ({ steps }: Lesson): boolean => steps.some(({ position }) => position.game === PRINTED);

export function SheetPage() {
  const [paper, key] = [useSignal<keyof typeof PAPERS>('a4'), useSignal(true)];
  const of = classroom.lesson.value;
  const printed = printsLesson() ? of : null;
  return (
    <section class={css.sheets} data-paper={paper.value}>
      <div class={css.tools}>
        {of && !hasOwn(of) && <What />}
        {!printed && <Moment />}
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
      {printed ? (
        <LessonSheets key={printed.title} of={printed} withKey={key.value} />
      ) : (
        <PositionSheets withKey={key.value} />
      )}
    </section>
  );
}
