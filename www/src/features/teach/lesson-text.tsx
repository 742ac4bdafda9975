// The words of a lesson's step; it brings the step's position to the board.
import { useEffect } from 'preact/hooks';
import type { Step } from '../../board/teaching';
import { teachWords as w } from '../../i18n/teach-en';
import { act } from '../../store/act';
import { toBoardCell } from '../../store/cells';
import { state } from '../../store/state';
import { forgetDraft, goTo, keepDraft, leave } from './acts';
import { ended, playedOn, step, teaching } from './selectors';

/** The piece whose moves a step shows: it stays selected while the class guesses. */
function useSelected(position: Step | undefined): void {
  const [shown, teach, played] = [state.shown.value, state.teach.value, playedOn.value];
  useEffect(() => {
    const isAtStep = position && !played && state.lastValid.peek()?.text === position.text;
    if (isAtStep && position.selected) act({ kind: 'select', cell: toBoardCell(position.selected) });
  }, [position, shown, teach, played]);
}

/** Every step has a position of its own; one that was played on from comes back as it was. */
function useStep(): void {
  const game = state.tab.value;
  const { step: at, revealed } = state.teach.value ?? { step: 0, revealed: false };
  useEffect(() => {
    keepDraft();
  }, [game]);
  useEffect(() => forgetDraft, []);
  const all = teaching.value?.lesson;
  useEffect(() => {
    if (all && at >= all.length) goTo(at);
  }, [all, at]);
  const position = all?.[at];
  // A link is followed first.
  const ready = state.requestId.value > 0;
  useEffect(() => {
    if (!position || !ready || revealed) return;
    act({ kind: 'game', text: position.text, options: position.options ?? '', ply: position.ply });
  }, [position, ready, revealed]);
  useEffect(() => {
    // On a phone the page itself scrolls.
    scrollTo(0, 0);
    act({ kind: 'crop', crop: position?.crop ?? null });
  }, [position]);
  useEffect(() => () => act({ kind: 'crop', crop: null }), []);
  useSelected(position);
}

function Steps({ all, at }: { all: number; at: number }) {
  return (
    <ol class="teach-steps" aria-label={w.steps}>
      {Array.from({ length: all }, (_, step) => (
        <li key={step}>
          <button
            type="button"
            class="button"
            aria-label={w.step(step + 1, all)}
            aria-current={step === at ? 'step' : undefined}
            onClick={() => goTo(step)}
          >
            {step + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}

export function LessonText() {
  useStep();
  const teach = state.teach.value;
  const [lesson, now] = [teaching.value?.lesson, step.value];
  if (!teach || !lesson || !now) return null;
  return (
    <div class="teach-lesson">
      <Steps all={lesson.length} at={teach.step} />
      <h2>{now.title}</h2>
      <p>{now.said}</p>
      {teach.revealed && (
        <p>
          {w.playOn}{' '}
          <button type="button" class="button" onClick={() => leave(true)}>
            {w.toMainPage}
          </button>
        </p>
      )}
      {ended.value && <p>{w.end}</p>}
    </div>
  );
}
