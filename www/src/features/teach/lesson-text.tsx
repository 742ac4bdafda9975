// The words of a lesson's step; it brings the step's position to the board.

import * as l from 'words:lesson';
import { notLoaded } from 'words:page';
import * as w from 'words:teach';
import { useEffect, useRef } from 'preact/hooks';
import { cellAnswer, type Lesson, type Step } from '../../board/teaching';
import { PRINTED } from '../../engine/printed-name';
import { marks, state } from '../../game';
import { toBoardCell } from '../../game/cells';
import { BETWEEN } from '../../i18n/join';
import { lazy } from '../../lib/lazy';
import { visits } from '../../links/visits';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classState, classView } from './class-view';
import { classroom } from './classroom';
import { Markdown } from './markdown';
import { cellAsked, isRight } from './question';
import { pupil } from './record';
import { visitPosition } from './step';
import css from './teach.module.css';

const { handsIn, isStepShown, lesson, playedOn, step } = classroom;

const OwnBoard = lazy(() => import('./own-board').then(({ OwnBoard }) => OwnBoard), notLoaded, '');
const HandIn = lazy(() => import('./hand-in').then(({ HandIn }) => HandIn), notLoaded);

/** What a step shows and takes from the moment it is open. */
function introduce({ before, question }: Step): void {
  const teach = classState.teach.peek();
  if (teach) classView.change({ before, asksCell: question?.kind === 'cell' });
}

/** The piece whose moves a step shows: it stays selected while the class guesses. */
function useSelected(open: Step | null): void {
  const [shown, teach, played] = [state.shown.value, classState.teach.value, playedOn.value];
  useEffect(() => {
    if (open?.selected && !played && isStepShown.peek() && !classState.teach.peek()?.asksCell)
      marks.select(toBoardCell(open.selected));
  }, [open, shown, teach?.step, teach?.revealed, teach?.guess, played]);
}

/** The cell that a step asks about has the cursor. */
function useAsked(open: Step | null): void {
  const [stands, board, why, words] = [
    isStepShown.value,
    state.shown.value?.frame.board,
    state.shown.value?.explanation ?? null,
    classroom.teaching.value,
  ];
  const asked = stands && open && board && words ? cellAsked(open.question, board, why, words) : null;
  const key = asked && cellAnswer(...asked);
  useEffect(() => {
    if (asked) marks.putCursor(toBoardCell(asked));
  }, [open, key]);
}

/** Every step has a position of its own; one that was played on from comes back as it was. */
function useStep(open: Step | null): void {
  const { step: at, revealed } = classState.teach.value ?? { step: 0, revealed: false };
  const all = lesson.value?.steps;
  // A link is followed first: it may lead to another lesson, and to a position that would take the place of the step's.
  const ready = state.openings.value > 0 && !visits.isFollowing.value;
  useEffect(() => {
    if (all && ready && at >= all.length) classroom.goTo(at);
  }, [all, at, ready]);
  useEffect(() => {
    // An address may have led to another lesson since this was drawn.
    if (!open || !ready || revealed || step.peek() !== open) return;
    visitPosition(open);
    introduce(open);
  }, [open, ready, revealed]);
  useEffect(() => {
    // On a phone the page itself scrolls.
    scrollTo(0, 0);
    marks.setCrop(open?.crop ?? null);
    // What was touched last is not what this step is about.
    marks.putCursor(null);
  }, [open]);
  useEffect(() => () => marks.setCrop(null), []);
  useSelected(open);
  useAsked(open);
}

/** A step without a question has nothing to reveal. */
function useTold(open: Step | null): void {
  const stands = isStepShown.value;
  const teach = classState.teach.value;
  useEffect(() => {
    if (open && !open.question && stands && teach && !teach.revealed)
      classView.change({ revealed: true, after: open.after });
  }, [open, stands, teach?.revealed]);
}

/** Who has answered something goes on behind it. */
function resume(): void {
  const { answers } = pupil.state.record.peek();
  const all = lesson.peek()?.steps ?? [];
  const open = all.findIndex(({ question }, nth) => question && answers[nth] === undefined);
  if (Object.keys(answers).length > 0 && classState.teach.peek()?.step === 0 && open > 0) classroom.goTo(open);
}

/** What a pupil answers and plays is kept. */
function useRecord(): void {
  const digest = classroom.state.opened.value?.digest ?? '';
  useEffect(() => {
    // A dark screen takes the lesson away and brings it back. Nothing is kept of a prepared lesson, nor of a teacher who tries one out.
    if (pupil.open(digest, digest !== '' && classState.lesson.peek()?.origin !== 'draft')) resume();
  }, [digest]);
  const line = state.opened.value?.line;
  const played = playedOn.value;
  useEffect(() => {
    const [nth, isOurs] = [classState.teach.peek()?.step ?? 0, classroom.state.opened.peek() !== null];
    if (played && isOurs && line && line.branch !== null) pupil.play(nth, line.moves);
  }, [played, line]);
}

/** `looked`: at the answer, before one was given. */
type Mark = 'right' | 'wrong' | 'open' | 'looked';

/** What is told of an answer; null where none was given. */
function markOf({ question }: Step, answer: string | null | undefined): Mark | null {
  if (answer === undefined) return null;
  if (answer === null) return 'looked';
  const isGood = question && !classroom.isTesting.value ? isRight(question, answer) : null;
  return isGood === null ? 'open' : isGood ? 'right' : 'wrong';
}

function stepSaid(mark: Mark | null, step: number, all: number): string {
  if (mark === 'looked') return l.stepLooked({ step, all });
  return mark ? l.stepDone({ step, all, mark }) : w.step({ step, all });
}

type StepButtonProps = { of: Lesson; nth: number; at: number };

function StepButton({ of, nth, at }: StepButtonProps) {
  const [step, answer] = [of.steps[nth], pupil.state.record.value.answers[nth]];
  const mark = step ? markOf(step, answer) : null;
  return (
    <Button
      aria-label={stepSaid(mark, nth + 1, of.steps.length)}
      aria-current={nth === at ? 'step' : undefined}
      data-mark={mark ?? undefined}
      run={() => classroom.goTo(nth)}
    >
      {nth + 1}
    </Button>
  );
}

function Steps({ of, at }: { of: Lesson; at: number }) {
  const all = of.steps.length;
  const row = useRef<HTMLOListElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <ol class={css.steps} aria-label={w.steps} ref={row}>
      {of.steps.map((_, nth) => (
        <li key={nth}>
          <StepButton of={of} nth={nth} at={at} />
        </li>
      ))}
      {handsIn.value && (
        <li>
          <Button aria-current={at === all ? 'step' : undefined} run={() => classroom.goTo(all)}>
            {l.handIn}
          </Button>
        </li>
      )}
    </ol>
  );
}

function StepText({ open }: { open: Step }) {
  return (
    <>
      <h2 id="teach-title">{open.title}</h2>
      <Markdown text={open.text} />
      {open.position.game === PRINTED && <OwnBoard of={open} />}
    </>
  );
}

/** Who has a lesson's link can make it a lesson of their own. The editor shows the answers: of a test, not before its end. */
function ForTeachers() {
  if (classState.lesson.value?.origin !== 'link' || classroom.isTesting.value) return null;
  return (
    <p class="muted">
      {l.forTeachers}
      {BETWEEN}
      <Button look="link" run={() => classroom.enter('edit')}>
        {l.takeCopy}
      </Button>
    </p>
  );
}

export function LessonText() {
  const open = step.value;
  useRecord();
  useStep(open);
  useTold(open);
  const [teach, of] = [classState.teach.value, lesson.value];
  if (!teach || !of) return null;
  return (
    <div class="teach-lesson">
      <Steps of={of} at={teach.step} />
      {!pupil.state.isKept.value && <Alert isSpoken>{l.recordNotKept}</Alert>}
      {open ? <StepText open={open} /> : teach.step === of.steps.length && <HandIn />}
      {classroom.isLast.value && <ForTeachers />}
    </div>
  );
}
