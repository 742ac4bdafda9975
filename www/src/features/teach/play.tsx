// The place to play the game that everyone has: its task in a sentence, the board without any hint.
import { over, rules } from 'words:panes';
import * as w from 'words:teach';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { entryOf, type GameModule, gameModuleOf } from '../../board/game-modules';
import { visibleBoard } from '../../board/selectors';
import terms from '../../board/terms.module.css';
import { game, state, timeline } from '../../game';
import { canUndo } from '../../game/selectors';
import type { Shown } from '../../game/shown';
import { paragraph } from '../../i18n/join';
import { Rival } from '../../panes/branch';
import { Rules } from '../../panes/rules';
import { Button } from '../../ui/button';
import { classroom } from './classroom';
import { Plan } from './guess';
import css from './teach.module.css';
import { ToMainPage } from './way-out';

/** The side that a person begins with, who chooses after the other. */
const SECOND = 1;

/** Where two play, the solver is the other one; a game that opens begins without. */
function useOpponent(gameModule: GameModule | null): void {
  const [has, hasSeats] = [!!gameModule?.hasOpponent, !!gameModule?.Seats];
  const [opening, isOpen] = [state.openings.value, state.isCurrent.value];
  useEffect(() => {
    timeline.setAutoReply(has);
    if (hasSeats && isOpen) timeline.setPlayerSide(timeline.state.playerSide.peek() ?? SECOND);
    return () => timeline.setAutoReply(false);
  }, [has, hasSeats, opening, isOpen]);
}

function Now({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const { board, turn } = shown.frame;
  const isOver = turn.kind === 'over';
  const isSaid = gameModule.hint || classroom.teaching.value?.playing;
  const score = classroom.teaching.value?.score?.(board);
  return (
    <>
      {/* How a game ended is told with all that is known of it. */}
      <p class="teach-step" aria-live="polite">
        {paragraph(
          gameModule.describeStep(isOver ? board : visibleBoard(gameModule, board)),
          isOver && (gameModule.over ?? over),
        )}
      </p>
      {score && <p class={css.score}>{score.told ?? w.points(score)}</p>}
      {!isOver && <p class="muted">{isSaid ? gameModule.cellHint.play(board) : w.playHow}</p>}
      <Plan gameModule={gameModule} shown={shown} name={w.move} />
    </>
  );
}

/** The rules, once they are wanted. A game that everyone has is played by one reading of them. */
function RulesOfGame() {
  const isOpen = useSignal(false);
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{rules}</summary>
      {isOpen.value && (
        <fieldset disabled>
          <Rules game={state.tab.value} />
        </fieldset>
      )}
    </details>
  );
}

export function Play() {
  const shown = state.shown.value;
  const gameModule = gameModuleOf(state.tab.value).value;
  useOpponent(gameModule);
  return (
    <>
      <p>{classroom.teaching.value?.playing ?? entryOf(state.tab.value).about.task}</p>
      {shown && gameModule && <Now gameModule={gameModule} shown={shown} />}
      {gameModule?.hasOpponent && <Rival />}
      {gameModule?.Seats && (
        <div>
          <div class={terms.terms}>
            <gameModule.Seats />
          </div>
        </div>
      )}
      <RulesOfGame />
      <ToMainPage />
    </>
  );
}

/** Always in sight. */
export function PlayControls() {
  return (
    <div class={css.controls}>
      <Button icon="undo" off={!canUndo(state)} run={() => game.undo()}>
        {w.undo}
      </Button>
      <Button disabled={state.ply.value === 0} run={() => game.go(0)}>
        {w.again}
      </Button>
    </div>
  );
}
