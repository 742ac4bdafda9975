// The lesson editor: the steps, the board of the step that is open, and what it says, shows and asks.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BoardPane, type BoardParts } from '../../../board/board';
import { HAND_INS } from '../../../board/teaching';
import { lessonWords } from '../../../i18n/lesson-en';
import { FileButton } from '../../../lib/file-button';
import { Timeline } from '../../../panes/timeline';
import { act } from '../../../store/act';
import { state } from '../../../store/state';
import { forgetUnlessKept, keepDraft } from '../acts';
import { visitPosition } from '../lesson-text';
import { openLessonFile, showLesson } from '../open-lesson';
import { teaching } from '../selectors';
import { classroom } from '../state';
import { Twice } from '../twice';
import { addStep, addToLesson, duplicate, move, openStep, preview, remove, save } from './acts';
import { ShareLesson } from './share-lesson';
import { draft, finished, keepLessonDraft, stepAt } from './state';
import { StepForm } from './step-form';
import './editor.css';

const w = lessonWords.edit;

/** A lesson from a file or a link becomes the one that is edited. */
function useOpened(): void {
  useEffect(keepLessonDraft, []);
  const opened = classroom.state.opened.value;
  useEffect(() => {
    // Another file may have been opened since this was drawn.
    const now = classroom.state.opened.peek();
    if (!now || state.lesson.peek() === null) return;
    // A preview shows the draft itself.
    if (state.lesson.peek()?.origin !== 'draft') draft.act({ kind: 'load', lesson: now.lesson });
    act({ kind: 'lesson', lesson: null });
  }, [opened]);
}

/** The position of the step that is open comes to the board. */
function useStepPosition(nth: number): void {
  useEffect(() => {
    keepDraft();
    return forgetUnlessKept;
  }, []);
  const position = stepAt(nth)?.position;
  // A link is followed first.
  const ready = state.requestId.value > 0;
  useEffect(() => {
    if (position && ready) visitPosition({ position });
  }, [position, ready]);
}

function Heading() {
  const { title, handIn } = draft.state.lesson.value;
  return (
    <div class="edit-heading">
      <label>
        {w.title}
        <input
          type="text"
          maxLength={200}
          value={title}
          onInput={({ currentTarget }) => draft.act({ kind: 'lesson', change: { title: currentTarget.value } })}
        />
      </label>
      <label>
        {w.handIn}
        <select
          value={handIn}
          onChange={({ currentTarget }) => {
            const chosen = HAND_INS.find((one) => one === currentTarget.value);
            if (chosen) draft.act({ kind: 'lesson', change: { handIn: chosen } });
          }}
        >
          {HAND_INS.map((one) => (
            <option key={one} value={one}>
              {w.handIns[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

type StepButtonProps = { name: string; title?: string; disabled?: boolean; run: () => void };

function StepButton({ name, title, disabled, run }: StepButtonProps) {
  return (
    <button type="button" class="button" title={title} disabled={disabled} onClick={run}>
      {name}
    </button>
  );
}

function Steps({ at }: { at: number }) {
  const { steps } = draft.state.lesson.value;
  return (
    <nav class="edit-steps" aria-label={w.steps}>
      <ol class="teach-steps">
        {steps.map((step, nth) => (
          <li key={nth}>
            <button
              type="button"
              class="button"
              title={step.title}
              aria-label={`${w.step(nth + 1)}${step.title && `: ${step.title}`}`}
              aria-current={nth === at ? 'step' : undefined}
              onClick={() => openStep(nth)}
            >
              {nth + 1}
            </button>
          </li>
        ))}
      </ol>
      {steps.length > 0 && (
        <span class="edit-moves">
          <StepButton name={w.add} title={w.addTitle} run={() => addStep(at + 1)} />
          <StepButton name={w.up} disabled={at === 0} run={() => move(at, -1)} />
          <StepButton name={w.down} disabled={at >= steps.length - 1} run={() => move(at, 1)} />
          <StepButton name={w.copy} run={() => duplicate(at)} />
          <StepButton name={w.remove} run={() => remove(at)} />
        </span>
      )}
    </nav>
  );
}

function Files({ at }: { at: number }) {
  const isEmpty = draft.state.lesson.value.steps.length === 0;
  const shares = useSignal(false);
  const prepared = teaching.value?.lesson;
  return (
    <div class="edit-files">
      <button type="button" class="button strong" disabled={isEmpty} onClick={() => preview(at)}>
        {w.preview}
      </button>
      <button type="button" class="button" disabled={isEmpty} onClick={save}>
        {w.save}
      </button>
      <button type="button" class="button" disabled={isEmpty} onClick={() => (shares.value = true)}>
        {w.share}
      </button>
      <button type="button" class="button" disabled={isEmpty} onClick={() => printLesson()}>
        {w.print}
      </button>
      <FileButton name={w.open} accept=".json" open={(file) => openLessonFile(file)} />
      {isEmpty && prepared && (
        <button type="button" class="button" onClick={() => draft.act({ kind: 'load', lesson: prepared })}>
          {w.prepared}
        </button>
      )}
      {!isEmpty && <Twice name={w.startNew} sure={w.sure} run={() => draft.act({ kind: 'clear' })} />}
      {shares.value && <ShareLesson lesson={finished()} close={() => (shares.value = false)} />}
    </div>
  );
}

async function printLesson(): Promise<void> {
  const { openedOf } = await import('../file/read');
  showLesson(openedOf(finished()), 'draft', 'sheet');
}

export function EditPage({ board }: { board: BoardParts }) {
  const at = state.teach.value?.step ?? 0;
  useOpened();
  useStepPosition(at);
  const step = stepAt(at);
  return (
    <>
      <div class="teach-board">
        <BoardPane {...board} hasPad={false} />
        <Timeline />
      </div>
      <section class="teach-panel teach-edit" tabIndex={0} aria-label={w.lesson}>
        <h2 class="unseen">{w.lesson}</h2>
        <Heading />
        <Steps at={at} />
        {step ? <StepForm key={at} nth={at} step={step} /> : <Empty />}
        <p class="muted">{w.kept}</p>
        <Files at={at} />
      </section>
    </>
  );
}

/** What was open before the editor can be the first step. */
function Empty() {
  return (
    <>
      <p>{w.empty}</p>
      {state.shown.value && (
        <button type="button" class="button" onClick={addToLesson}>
          {w.add}
        </button>
      )}
    </>
  );
}
