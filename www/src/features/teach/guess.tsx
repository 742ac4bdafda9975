// A question, the class's guess, and what is so.
import { useEffect, useRef } from 'preact/hooks';
import { type GameModule, gameModuleOf } from '../../board/game-modules';
import { visibleBoard } from '../../board/selectors';
import type { Board, Explanation } from '../../engine/boundary';
import { words } from '../../i18n';
import { teachWords as w } from '../../i18n/teach-en';
import { scrollToTop } from '../../lib/focus';
import { act } from '../../store/act';
import { type Shown, state } from '../../store/state';
import { guess } from './acts';
import { FALSE, NO_MOVE, TRUE } from './question';
import { answers, guessed, guessing, playedOn, question, right, step, teaching } from './selectors';
import { classroom } from './state';

/** Nothing until the question is known. */
function asked({ explanation }: Shown): string {
  const [asks, words] = [question.value, teaching.value];
  if (!asks || !words) return '';
  return asks.kind === 'truth' ? words.askTruth(asks.about, explanation) : words.askMove;
}

function Choice({ said, name }: { said: string; name: string }) {
  const mine = state.teach.value?.guess === said;
  return (
    <button type="button" class="button" aria-pressed={mine} onClick={() => guess(said)}>
      {name}
    </button>
  );
}

/** A move of several pieces is planned on the board and said here. */
function Plan({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const plan = state.plan.value;
  if (!gameModule.moveOfPlan || plan.size === 0) return null;
  const say = () =>
    gameModule.moveOfPlan && act({ kind: 'move', move: gameModule.moveOfPlan(shown.frame.board, plan) });
  return (
    <button type="button" class="button" onClick={say}>
      {w.plan(plan.size)}
    </button>
  );
}

function Asking({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const said = guessed.value;
  const truth = question.value?.kind === 'truth';
  const noMove = question.value?.kind === 'move' && teaching.value?.noMove;
  return (
    <>
      <p class="teach-question">{asked(shown)}</p>
      <div class="teach-guess" role="group" aria-label={w.yours}>
        {truth && <Choice said={TRUE} name={w.yes} />}
        {truth && <Choice said={FALSE} name={w.no} />}
        {!truth && <p class="muted">{said === null || said === NO_MOVE ? w.how : w.guessed(said)}</p>}
        {noMove && <Choice said={NO_MOVE} name={noMove} />}
        <Plan gameModule={gameModule} shown={shown} />
      </div>
    </>
  );
}

function verdict(): string {
  if (right.value !== null) return right.value ? w.right : w.wrong;
  return answers.value.length === 0 ? w.open : w.answer;
}

function Told({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone it is below the lesson's words.
  useEffect(() => heading.current?.scrollIntoView({ block: 'nearest' }), []);
  if (!shown.explanation) return <p>{words.side.over}</p>;
  const now = step.value;
  const text = now?.told ?? gameModule.explainMove(shown.explanation, shown.frame.board).text;
  const truth = question.value?.kind === 'truth' && !teaching.value?.reasonTells;
  const about = truth && answers.value.length > 0 ? (answers.value[0] === TRUE ? w.isSo : w.isNotSo) : '';
  return (
    <>
      <h2 ref={heading} class="teach-verdict" data-right={right.value ?? ''} data-answers={answers.value.join(';')}>
        {verdict()}
      </h2>
      <p>
        {about} {text}
      </p>
      {!now?.plain && (
        <Proof Evidence={now?.Evidence ?? gameModule.Evidence} board={shown.frame.board} why={shown.explanation} />
      )}
    </>
  );
}

type ProofProps = { Evidence: GameModule['Evidence']; board: Board; why: Explanation };

function Proof({ Evidence, board, why }: ProofProps) {
  return (
    <div class="teach-evidence" tabIndex={0} role="region" aria-label={w.evidence}>
      <Evidence board={board} why={why} />
    </div>
  );
}

function Score() {
  const { right: good, asked: all } = classroom.state.score.value;
  return all > 0 ? <p class="teach-score">{w.score(good, all)}</p> : null;
}

/** What is said aloud once it is revealed. */
export function Guess() {
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  useEffect(() => {
    if (guessing.value) scrollToTop('teach-panel');
  });
  if (!shown || !gameModule) return null;
  const over = shown.frame.turn.kind === 'over';
  if (playedOn.value)
    return <p aria-live="polite">{gameModule.describeStep(visibleBoard(state, gameModule, shown.frame.board))}</p>;
  return (
    <div class="teach-predict" aria-live="polite">
      {over ? (
        <p>{words.side.over}</p>
      ) : guessing.value ? (
        <Asking gameModule={gameModule} shown={shown} />
      ) : (
        <Told gameModule={gameModule} shown={shown} />
      )}
      <Score />
    </div>
  );
}
