// What a teacher can add to the board: the reason for the next move, values without the answer, a page of the game's own.
import * as w from 'words:teach';
import { type GameModule, gameModuleOf } from '../../board/game-modules';
import { state } from '../../game';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { Proof } from './guess';
import { page, reasons, values } from './looks';
import type { ClassMode } from './modes';
import { fit } from './sight';
import css from './teach.module.css';

const moduleNow = (): GameModule | null => gameModuleOf(state.tab.value).value;

/** The pages of a game that a class can be shown. */
const pagesOf = (gameModule: GameModule | null) => gameModule?.pages?.filter(({ forClass }) => forClass) ?? [];

/** Under the sentence of the step, as Predict tells it. */
export function Presented() {
  const [shown, gameModule] = [state.shown.value, moduleNow()];
  if (!shown || !gameModule) return null;
  const { explanation, frame } = shown;
  const shownPage = pagesOf(gameModule).find(({ side }) => side === page.value);
  return (
    <>
      {reasons.on.value && explanation && (
        <>
          <p>{gameModule.explainMove(explanation, frame.board).text}</p>
          <Proof Evidence={gameModule.Evidence} board={frame.board} why={explanation} />
        </>
      )}
      {shownPage && (
        <div class={css.evidence}>
          <shownPage.Page />
        </div>
      )}
    </>
  );
}

/** What is on, and what a teacher can turn on; with the way back to all of the board, where it can be lost. */
export function Looks({ mode }: { mode: ClassMode }) {
  const gameModule = moduleNow();
  if (!gameModule) return null;
  const hasValues = gameModule.valueRedaction !== gameModule.redaction;
  return (
    <div class={css.looks}>
      {mode === 'present' && (
        <Check look="button" on={reasons.on.value} set={reasons.set}>
          {w.reason}
        </Check>
      )}
      {mode === 'predict' && hasValues && (
        <Check look="button" on={values.on.value} set={values.set}>
          {w.values}
        </Check>
      )}
      {mode === 'present' &&
        pagesOf(gameModule).map(({ side, name }) => (
          <Check key={side} look="button" on={page.value === side} set={(on) => (page.value = on ? side : null)}>
            {name}
          </Check>
        ))}
      {gameModule.drawing.pannable && (
        <Button title={w.fitKey} run={fit}>
          {w.fit}
        </Button>
      )}
    </div>
  );
}
