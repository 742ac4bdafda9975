// A question, the class's guess, and what is so.

import * as l from 'words:lesson';
import { over } from 'words:panes';
import * as w from 'words:teach';
import { useEffect, useRef } from 'preact/hooks';
import { isTouch } from '../../board/appearance';
import { type GameModule, gameModuleOf } from '../../board/game-modules';
import { visibleBoard } from '../../board/selectors';
import type { Feedback, Question, QuestionKind } from '../../board/teaching';
import type { Board, Explanation } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import { boardClient, chooseMove, game, state } from '../../game';
import type { Shown } from '../../game/shown';
import { BETWEEN, paragraph } from '../../i18n/join';
import { cx } from '../../lib/cx';
import evidenceCss from '../../panes/evidence.module.css';
import { Button } from '../../ui/button';
import { scrollToTop } from '../../ui/focus';
import { faultOfOutput, rightAnswers } from './answer-list';
import { answerName } from './answer-name';
import { classState } from './class-view';
import { classroom } from './classroom';
import { Markdown } from './markdown';
import { askedIn, FALSE, isSameAnswer, NO_MOVE, TRUE } from './question';
import { pupil } from './record';
import css from './teach.module.css';
import { Figures, Output, Text } from './typed';
import { isPupil, ToMainPage } from './way-out';

const {
  answers,
  asksOfNextMove,
  ended,
  guessed,
  guessing,
  handsIn,
  isStepShown,
  lessonQuestion,
  playedOn,
  question,
  right,
  step,
  teaching,
} = classroom;

/** Nothing until the question is known. */
function asked({ explanation }: Shown): string {
  const [asks, words] = [question.value, teaching.value];
  return asks && words ? askedIn(asks, words, explanation) : '';
}

/** An answer in words. */
const named = (board: Board, kind: QuestionKind, answer: string): string => answerName(board.game, kind, answer, board);

function Choice({ said, name }: { said: string; name: string }) {
  const mine = classState.teach.value?.guess === said;
  return (
    <Button pressed={mine} run={() => classroom.guess(said)}>
      {name}
    </Button>
  );
}

type PlanProps = { gameModule: GameModule; shown: Shown; name: string };

/** A move of several pieces is planned on the board and said here. */
export function Plan({ gameModule, shown, name }: PlanProps) {
  const plan = state.plan.value;
  if (!gameModule.moveOfPlan || plan.size === 0) return null;
  const say = () => gameModule.moveOfPlan && chooseMove(gameModule.moveOfPlan(shown.frame.board, plan));
  return <Button run={say}>{name}</Button>;
}

/** What is chosen on the board. */
function OnBoard({ gameModule, shown, how }: { gameModule: GameModule; shown: Shown; how: string }) {
  const [said, kind] = [guessed.value, question.value?.kind ?? 'move'];
  const chosen = said !== null && said !== NO_MOVE;
  return (
    <>
      <p class="muted">{chosen ? w.guessed({ move: named(shown.frame.board, kind, said) }) : how}</p>
      {kind === 'move' && <Plan gameModule={gameModule} shown={shown} name={w.plan} />}
    </>
  );
}

/** How a move is guessed; by which keys is of no use to a finger. */
const howTo = ({ hint, moveOfPlan }: GameModule): string =>
  // A move of several parts speaks of marks that a guess does not show.
  paragraph(w.how, !moveOfPlan && hint, !isTouch.value && w.howByKeys);

function Ways({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const asks = question.value;
  const noMove = teaching.value?.noMove;
  switch (asks?.kind) {
    case 'truth':
      return (
        <>
          <Choice said={TRUE} name={w.yes} />
          <Choice said={FALSE} name={w.no} />
        </>
      );
    case 'choice':
      return (
        <>
          {asks.choices.map((choice) => (
            <Choice key={choice} said={choice} name={choice} />
          ))}
        </>
      );
    case 'number':
      return <Figures />;
    case 'text':
      return <Text />;
    case 'output':
      return <Output shown={shown} />;
    case 'cell':
      return <OnBoard gameModule={gameModule} shown={shown} how={l.chooseCell} />;
    default:
      return (
        <>
          <OnBoard gameModule={gameModule} shown={shown} how={howTo(gameModule)} />
          {shown.frame.board.game === PRINTED && <gameModule.Facts board={shown.frame.board} />}
          {asks && noMove && <Choice said={NO_MOVE} name={noMove} />}
        </>
      );
  }
}

/** Who has seen the answer of a step hands in no other. */
const hasLooked = (): boolean => {
  const at = classState.teach.value?.step;
  return classroom.handsIn.value && at !== undefined && pupil.state.record.value.answers[at] === null;
};

/** The first answer of a pupil stays; the step can be tried again. */
function AnsweredBefore({ board }: { board: Board }) {
  const [teach, asks] = [classState.teach.value, lessonQuestion.value];
  const before = teach ? pupil.state.record.value.answers[teach.step] : undefined;
  if (before === undefined || !asks || !classroom.state.opened.value) return null;
  const said = before && named(board, asks.kind, before);
  if (classroom.isTesting.value) return <p class="muted">{said && l.answeredSoFar({ answer: said })}</p>;
  return <p class="muted">{said ? l.answeredBefore({ answer: said }) : l.lookedBefore}</p>;
}

/** A link of the text leads to an earlier position; the question is about that of the step. */
function BackToStep() {
  const open = step.value;
  const ply = open?.position.ply ?? 0;
  if (!open || isStepShown.value || state.ply.value === ply || !state.isCurrent.value) return null;
  return <Button run={() => game.go(ply)}>{l.backToStep}</Button>;
}

/** A question that opens is in sight, as long as the heading of its step is, too. */
function useInSight(key: string) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    scrollToTop('teach-panel');
    line.current?.scrollIntoView({ block: 'nearest' });
    document.getElementById('teach-title')?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return line;
}

function Asking({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const key = `${classState.teach.value?.step} ${question.value?.kind}`;
  const line = useInSight(`${key} ${shown.frame.ply}`);
  return (
    <>
      {shown.explanation && boardClient.value.shows.includes('reasons') && (
        <Proof Evidence={gameModule.Evidence} board={shown.frame.board} why={shown.explanation} />
      )}
      <p class={css.question} ref={line}>
        {asked(shown)}
      </p>
      <BackToStep />
      <div class={css.guess} role="group" aria-label={w.yours} data-kind={question.value?.kind} key={key}>
        {question.value && <Ways gameModule={gameModule} shown={shown} />}
      </div>
      <AnsweredBefore board={shown.frame.board} />
    </>
  );
}

function verdict(): string {
  if (right.value !== null) return right.value ? w.right : w.wrong;
  if (lessonQuestion.value) return answers.value.length === 0 ? l.unjudged : w.answer;
  return answers.value.length === 0 ? w.open : w.answer;
}

/** What a teacher says to this answer. */
function feedbackTo({ kind }: Question, { right: good, wrong = [], other }: Feedback): string {
  const said = guessed.value;
  if (right.value) return good ?? '';
  const foreseen = said === null ? undefined : wrong.find(({ answer }) => isSameAnswer(kind, answer, said));
  return foreseen?.text ?? (right.value === false ? other : undefined) ?? '';
}

const showsReasons = (): boolean => boardClient.value.shows.includes('reasons');

/** Whether the solver's next move is right: a lesson may ask for another one. */
function agrees(): boolean {
  const chosen = state.shown.value?.explanation?.chosen ?? null;
  return lessonQuestion.value?.kind !== 'move' || (chosen !== null && answers.value.includes(chosen));
}

/** Whether the solver's reason is shown: it names the move. */
const isReasoned = (): boolean => !step.value?.explanation && showsReasons() && agrees();

/** The right answer of a lesson's step, where the reason does not tell it. */
function RightAnswer({ asks, board }: { asks: Question; board: Board }) {
  const tells = asks.kind === 'truth' || (asks.kind === 'move' && isReasoned());
  if (right.value === true || tells || asks.answers.length === 0) return null;
  return <p>{rightAnswers(asks.answers.map((answer) => named(board, asks.kind, answer)))}</p>;
}

/** Why it is so: the lesson's own words, else the solver's reason. */
function Reason({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const [now, why] = [step.value, shown.explanation];
  const truth = question.value?.kind === 'truth' && !teaching.value?.reasonTells;
  const about = truth && answers.value.length > 0 ? (answers.value[0] === TRUE ? w.isSo : w.isNotSo) : '';
  const text = isReasoned() && why ? gameModule.explainMove(why, shown.frame.board).text : '';
  const answer = paragraph(about, asksOfNextMove.value && text);
  return (
    <>
      {answer && <p>{answer}</p>}
      {now?.explanation && <Markdown text={now.explanation} />}
      {text && !asksOfNextMove.value && <p class="muted">{paragraph(w.solverMove, text)}</p>}
    </>
  );
}

function Evidence({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const shows = boardClient.value.shows;
  const Part = showsReasons()
    ? gameModule.Evidence
    : shows.includes('values') && !!step.value && teaching.value?.Values;
  if (!Part || !shown.explanation) return null;
  return <Proof Evidence={Part} board={shown.frame.board} why={shown.explanation} />;
}

type AnsweredProps = { asks: Question; shown: Shown };

/** The question of a lesson's step with the answer that was given to it. */
function Answered({ asks, shown }: AnsweredProps) {
  const said = guessed.value;
  return (
    <p>
      {asked(shown)} {said !== null && <b>{l.yourAnswer({ answer: named(shown.frame.board, asks.kind, said) })}</b>}
    </p>
  );
}

/** The guess of a class, where no lesson asks. */
function Guessed({ board }: { board: Board }) {
  const [said, kind] = [guessed.value, question.value?.kind];
  return said !== null && kind ? <p>{w.guessed({ move: named(board, kind, said) })}</p> : null;
}

/** What is wrong with the output of a program. */
function OutputFault() {
  const { output } = classroom.state;
  const fault = question.value?.kind === 'output' && output.value && faultOfOutput(output.value);
  return fault ? <p>{l.yourProgram({ fault })}</p> : null;
}

function Told({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone it is below the lesson's words.
  useEffect(() => heading.current?.scrollIntoView({ block: 'nearest' }), []);
  const [now, asks] = [step.value, lessonQuestion.value];
  if (now && !now.question) return <Evidence gameModule={gameModule} shown={shown} />;
  if (!now && !shown.explanation) return <p>{over}</p>;
  const feedback = asks && now?.feedback && feedbackTo(asks, now.feedback);
  return (
    <>
      {asks && <Answered asks={asks} shown={shown} />}
      <h2 ref={heading} class={css.verdict} data-right={right.value ?? ''} data-answers={answers.value.join(';')}>
        {verdict()}
      </h2>
      {asks && hasLooked() && <p class="muted">{l.lookedBefore}</p>}
      {!now && <Guessed board={shown.frame.board} />}
      <OutputFault />
      {feedback && <Markdown text={feedback} />}
      {asks && <RightAnswer asks={asks} board={shown.frame.board} />}
      <Reason gameModule={gameModule} shown={shown} />
      <Evidence gameModule={gameModule} shown={shown} />
    </>
  );
}

type ProofProps = { Evidence: GameModule['Evidence']; board: Board; why: Explanation };

export function Proof({ Evidence, board, why }: ProofProps) {
  return (
    <div class={css.evidence} data-scrolls tabIndex={0} role="region" aria-label={w.evidence}>
      <Evidence board={board} why={why} />
    </div>
  );
}

/** A step can be played on from, once its answer is told. The main page has no board of one's own. */
function PlayOn() {
  if (!step.value || classroom.isTesting.value) return null;
  const [isGuessed, isOwn] = [!guessing.value, step.value.position.game === PRINTED];
  return (
    <>
      {isGuessed && ended.value && !handsIn.value && <p>{w.end}</p>}
      {isGuessed && !isOwn ? <Onward /> : isPupil('lesson') && <ToMainPage />}
    </>
  );
}

const Onward = () => (
  <p class={cx('muted', css.out)}>
    {w.playOn}
    {BETWEEN}
    <Button look="link" class={evidenceCss.reason} run={() => classroom.leave(true)}>
      {w.toMainPage}
    </Button>
  </p>
);

function Score() {
  const { right: good, asked: all } = classroom.state.score.value;
  return all > 0 ? <p class={css.score}>{w.score({ right: good, asked: all })}</p> : null;
}

/** What is said aloud once it is revealed. */
export function Guess() {
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (!shown || !gameModule) return null;
  // Behind the last step a pupil hands in.
  if (classState.teach.value?.mode === 'lesson' && !step.value) return null;
  const isOver = shown.frame.turn.kind === 'over' && !step.value;
  if (playedOn.value)
    return (
      <>
        <p aria-live="polite">{gameModule.describeStep(visibleBoard(gameModule, shown.frame.board))}</p>
        <PlayOn />
      </>
    );
  return (
    <div class={css.predict} aria-live="polite">
      {isOver ? (
        <p>{over}</p>
      ) : guessing.value ? (
        <Asking gameModule={gameModule} shown={shown} />
      ) : (
        <Told gameModule={gameModule} shown={shown} />
      )}
      <PlayOn />
      <Score />
    </div>
  );
}
