// The words of a lesson's step; it brings the step's position to the board.
import { useEffect } from 'preact/hooks';
import { entryOf } from '../../board/game-modules';
import { lessonWords } from '../../i18n/lessons-en';
import { teachWords as w } from '../../i18n/teach-en';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { forgetDraft, goTo, keepDraft, leave } from './acts';
import { ended } from './selectors';
import { classroom } from './state';

/** Every step has a position of its own; one that was played on from comes back as it was. */
function useStep(): void {
  const game = state.tab.value;
  const { step: at, revealed } = state.teach.value ?? { step: 0, revealed: false };
  useEffect(() => {
    let wanted = true;
    keepDraft();
    entryOf(game)
      .lesson()
      .then(
        (found) => {
          if (wanted) classroom.act({ kind: 'lesson', lesson: found });
        },
        () => {},
      );
    return () => {
      wanted = false;
      classroom.act({ kind: 'lesson', lesson: null });
    };
  }, [game]);
  useEffect(() => forgetDraft, []);
  const all = classroom.state.lesson.value;
  useEffect(() => {
    if (all && at >= all.length) goTo(at);
  }, [all, at]);
  const step = all?.[at];
  // A link is followed first.
  const ready = state.requestId.value > 0;
  useEffect(() => {
    if (step && ready && !revealed) act({ kind: 'game', text: step.text, options: step.options ?? '', ply: step.ply });
  }, [step, ready, revealed]);
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
  const said = teach && lessonWords[state.tab.value][teach.step];
  if (!said) return null;
  return (
    <div class="teach-lesson">
      <Steps all={lessonWords[state.tab.value].length} at={teach.step} />
      <h2>{said.title}</h2>
      <p>{said.text}</p>
      {teach.revealed && (
        <p>
          {w.playOn}{' '}
          <button type="button" class="button" onClick={() => leave(true)}>
            {w.toDesk}
          </button>
        </p>
      )}
      {ended.value && <p>{w.end}</p>}
    </div>
  );
}
