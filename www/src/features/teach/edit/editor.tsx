// The lesson editor: the steps, the board of the step that is open, and what it says, shows and asks.
import * as w from 'words:lesson';
import { useEffect } from 'preact/hooks';
import { BoardPane, type BoardParts } from '../../../board/board';
import { HAND_INS } from '../../../board/teaching';
import { state } from '../../../game';
import { cx } from '../../../lib/cx';
import { Timeline } from '../../../panes/timeline';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Check } from '../../../ui/check';
import { optionsOf, Select } from '../../../ui/select';
import { classState, classView } from '../class-view';
import { classroom } from '../classroom';
import { LessonList } from '../mine/list';
import { type Mine, mine } from '../mine/mine';
import { stepName, visitPosition } from '../step';
import teachCss from '../teach.module.css';
import { addStep, duplicate, move, openMine, openStep, present, remove, save } from './acts';
import css from './lesson-editor.module.css';
import { OwnForm } from './own-form';
import { share } from './share-lesson';
import { draft, stepAt } from './state';
import { StepForm } from './step-form';

/** A lesson from a file or a link is taken into the list, and opened. */
function useOpened(): void {
  const [opened, source, isRead] = [classroom.state.opened.value, classState.lesson.value, mine.state.isRead.value];
  useEffect(() => {
    if (!opened || !source || !isRead) return;
    mine.choose(source.mine && mine.at(source.mine) ? source.mine : mine.take(opened.lesson));
    classView.setLesson(null);
  }, [opened, source, isRead]);
}

/** The position of the step that is open comes to the board. */
function useStepPosition(nth: number): void {
  const position = stepAt(nth)?.position;
  // A link is followed first.
  const ready = state.openings.value > 0;
  useEffect(() => {
    if (position && ready) visitPosition({ position });
  }, [position, ready]);
}

function Heading() {
  const { title, handIn, test = false } = draft.lesson.value;
  return (
    <div class={css.editHeading}>
      <label>
        {w.lessonTitle}
        <input
          type="text"
          maxLength={200}
          value={title}
          onInput={({ currentTarget }) => draft.change({ title: currentTarget.value })}
        />
      </label>
      <label>
        {w.handInBy}
        <Select
          value={handIn}
          options={optionsOf(HAND_INS, (by) => w.handInAs({ by }))}
          set={(chosen) => draft.change({ handIn: chosen })}
        />
      </label>
      {handIn !== 'off' && (
        <Check on={test} set={(on) => draft.change({ test: on || undefined })}>
          {w.asTest}
        </Check>
      )}
    </div>
  );
}

type StepButtonProps = { name: string; disabled?: boolean; run: () => void };

function StepButton({ name, disabled, run }: StepButtonProps) {
  return (
    <Button disabled={disabled} run={run}>
      {name}
    </Button>
  );
}

function Steps({ at }: { at: number }) {
  const { steps } = draft.lesson.value;
  return (
    <nav class={css.editSteps} aria-label={w.steps}>
      <ol class={teachCss.steps}>
        {steps.map((step, nth) => (
          <li key={nth}>
            <Button
              title={step.title}
              aria-label={stepName(step, nth)}
              aria-current={nth === at ? 'step' : undefined}
              run={() => openStep(nth)}
            >
              {nth + 1}
            </Button>
          </li>
        ))}
      </ol>
      {steps.length > 0 && (
        <span class={css.editMoves}>
          <StepButton name={w.addStep} run={() => addStep(at + 1)} />
          <StepButton name={w.up} disabled={at === 0} run={() => move(at, -1)} />
          <StepButton name={w.down} disabled={at >= steps.length - 1} run={() => move(at, 1)} />
          <StepButton name={w.duplicate} run={() => duplicate(at)} />
          <StepButton name={w.removeStep} run={() => remove(at)} />
        </span>
      )}
    </nav>
  );
}

function Ways({ at, of }: { at: number; of: Mine }) {
  const isEmpty = of.lesson.steps.length === 0;
  return (
    <div class={css.editFiles}>
      <Button look="strong" disabled={isEmpty} run={() => present(of, 'lesson', at)}>
        {w.preview}
      </Button>
      <Button disabled={isEmpty} run={() => share(of)}>
        {w.share}
      </Button>
      <Button disabled={isEmpty} run={() => save(of)}>
        {w.save}
      </Button>
      <Button disabled={isEmpty} run={() => present(of, 'sheet')}>
        {w.print}
      </Button>
    </div>
  );
}

/** The lesson that is open, else the list of all. */
export function EditPage({ board }: { board: BoardParts }) {
  useEffect(() => mine.start(), []);
  useOpened();
  const open = mine.open.value;
  if (classroom.state.fault.value) return <Alert isSpoken>{classroom.state.fault.value}</Alert>;
  if (!mine.state.isRead.value || classState.lesson.value) return <p class="muted">{w.loading}</p>;
  return open ? <Editor board={board} of={open} /> : <LessonList />;
}

function Editor({ board, of }: { board: BoardParts; of: Mine }) {
  const at = classState.teach.value?.step ?? 0;
  useStepPosition(at);
  const step = stepAt(at);
  return (
    <>
      <div class={teachCss.board}>
        <BoardPane {...board} hasPad={false} />
        <Timeline />
      </div>
      <section class={cx(teachCss.panel, css.teachEdit)} tabIndex={0} aria-label={w.lesson}>
        <h2 class="unseen">{w.lesson}</h2>
        <Button class={css.editLeave} icon="back" run={() => openMine(null)}>
          {w.allLessons}
        </Button>
        <Heading />
        <Steps at={at} />
        {step ? <StepForm key={at} nth={at} step={step} /> : <Empty />}
        <Kept />
        <Ways at={at} of={of} />
      </section>
    </>
  );
}

function Kept() {
  if (!mine.state.isKept.value) return <Alert isSpoken>{w.notKept}</Alert>;
  return <p class="muted">{w.kept}</p>;
}

/** What was open before the editor can be the first step. */
function Empty() {
  return (
    <>
      <p>{w.empty}</p>
      {state.shown.value && <Button run={() => addStep(0)}>{w.addStep}</Button>}
      <OwnForm take={(position) => addStep(0, position)} />
    </>
  );
}
