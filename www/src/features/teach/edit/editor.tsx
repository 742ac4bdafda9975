// The lesson editor: the steps, the board of the step that is open, and what it says, shows and asks.
import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BoardPane, type BoardParts } from '../../../board/board';
import { HAND_INS, type Lesson } from '../../../board/teaching';
import { state } from '../../../game';
import { cx } from '../../../lib/cx';
import type { Link } from '../../../links/link';
import { Timeline } from '../../../panes/timeline';
import { Alert } from '../../../ui/alert';
import { Button, FileButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { optionsOf, Select } from '../../../ui/select';
import { classroom } from '../classroom';
import { openLessonFile } from '../open-lesson';
import { stepName, visitPosition } from '../step';
import teachCss from '../teach.module.css';
import { Twice } from '../twice';
import {
  addStep,
  addToLesson,
  duplicate,
  edit,
  keepWriting,
  made,
  move,
  openStep,
  preview,
  remove,
  save,
  wouldReplace,
} from './acts';
import css from './lesson-editor.module.css';
import { linkOf, ShareLesson } from './share-lesson';
import { draft, keepLessonDraft, stepAt } from './state';
import { StepForm } from './step-form';

/** A lesson from a file or a link becomes the one that is edited; returns the one that would replace another. */
function useOpened(): Lesson | null {
  const asked = useSignal<Lesson | null>(null);
  useEffect(keepLessonDraft, []);
  const [opened, source] = [classroom.state.opened.value, state.lesson.value];
  useEffect(() => {
    // Another file may have been opened since this was drawn.
    const now = state.lesson.peek() && classroom.state.opened.peek();
    asked.value = now && wouldReplace(now) ? now.lesson : null;
    if (now && !asked.peek()) edit(now.lesson);
  }, [opened, source]);
  return asked.value;
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
  const { title, handIn } = draft.state.lesson.value;
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
  const { steps } = draft.state.lesson.value;
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

function Files({ at }: { at: number }) {
  const isEmpty = draft.state.lesson.value.steps.length === 0;
  const shares = useSignal<Link | null>(null);
  const share = async () => {
    const lesson = made()?.lesson;
    if (lesson) shares.value = await linkOf(lesson);
  };
  const prepared = classroom.teaching.value?.lesson;
  return (
    <div class={css.editFiles}>
      <Button look="strong" disabled={isEmpty} run={() => preview('lesson', at)}>
        {w.preview}
      </Button>
      <Button disabled={isEmpty} run={save}>
        {w.save}
      </Button>
      <Button disabled={isEmpty} run={share}>
        {w.share}
      </Button>
      <Button disabled={isEmpty} run={() => preview('sheet')}>
        {w.print}
      </Button>
      <FileButton name={w.open} accept=".json" open={(file) => openLessonFile(file)} />
      {isEmpty && prepared && <Button run={() => draft.load(prepared)}>{w.prepared}</Button>}
      {!isEmpty && <Twice name={w.startNew} run={() => draft.clear()} />}
      {shares.value && <ShareLesson link={shares.value} close={() => (shares.value = null)} />}
    </div>
  );
}

export function EditPage({ board }: { board: BoardParts }) {
  const at = state.teach.value?.step ?? 0;
  const another = useOpened();
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
        <Heading />
        <Steps at={at} />
        {step ? <StepForm key={at} nth={at} step={step} /> : <Empty />}
        <Kept />
        <Files at={at} />
        {another && <Replace by={another} />}
      </section>
    </>
  );
}

/** Two lessons cannot be written at once; none is lost without a word. */
function Replace({ by }: { by: Lesson }) {
  const { title } = draft.state.lesson.value;
  const open = () => edit(by);
  const saveAndOpen = () => {
    save();
    open();
  };
  return (
    <Dialog class="replace" heading={w.replaceHeading} closed={keepWriting}>
      <p>{w.replaceAsks({ written: title, opened: by.title })}</p>
      <div class={css.replaceWays}>
        <Button look="strong" run={saveAndOpen}>
          {w.saveFirst({ written: title })}
        </Button>
        <Button run={open}>{w.discard({ written: title })}</Button>
        <Button run={keepWriting}>{w.keepWriting({ written: title })}</Button>
      </div>
    </Dialog>
  );
}

function Kept() {
  if (!draft.state.isKept.value) return <Alert isSpoken>{w.notKept}</Alert>;
  return <p class="muted">{w.kept}</p>;
}

/** What was open before the editor can be the first step. */
function Empty() {
  return (
    <>
      <p>{w.empty}</p>
      {state.shown.value && <Button run={addToLesson}>{w.addStep}</Button>}
    </>
  );
}
