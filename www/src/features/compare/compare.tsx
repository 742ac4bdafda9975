// What becomes of a visitor's solution: its output before the judge, or its program and what can be done with it.
import * as w from 'words:compare';
import * as programs from 'words:programs';
import { computed } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { gameModuleOf, type OwnLab as OwnLabProps } from '../../board/game-modules';
import { panes, state } from '../../game';
import type { Origin } from '../../game/input';
import type { OutputRoom } from '../../game/panes';
import { paragraph } from '../../i18n/join';
import { LabPane } from '../../lab/pane';
import { tidy } from '../../lib/tidy';
import { Alert } from '../../ui/alert';
import { Button, FileButton, IconButton } from '../../ui/button';
import { Check } from '../../ui/check';
import { bring } from './bring';
import compareCss from './compare.module.css';
import { judge } from './judge';
import { ours, program } from './program';
import { Detail, Rows, rightName } from './rows';
import { isRunning, RunOutcome, Runs, Searching } from './runs';
import { result, run, runOnFirst } from './solution';
import css from './solution.module.css';
import { faultIn } from './state';
import { takeOutput } from './take';
import { Verdict } from './verdict';

const { origin, isEditing, isWhole, comparison, phase } = judge.state;
const { mine, mineFrom, first } = judge;

/** Whether a key was pressed; what is dropped or dictated comes as a whole. */
const isKey = ({ inputType, data }: InputEvent): boolean =>
  inputType === 'insertText' ? data?.length === 1 : /^(insertLineBreak|insertComposition|delete)/.test(inputType ?? '');

function PastePane() {
  const typed = (event: InputEvent) =>
    judge.setOutput((event.currentTarget as HTMLTextAreaElement).value, 'paste', isKey(event));
  // A text field takes seconds to lay out a megabyte that is gone from it at once.
  const pasted = (event: ClipboardEvent) => {
    event.preventDefault();
    judge.setOutput(tidy(event.clipboardData?.getData('text') ?? ''), 'paste');
  };
  return (
    <>
      <textarea
        aria-label={w.field}
        placeholder={w.placeholder}
        spellcheck={false}
        value={mine.value}
        onInput={typed}
        onPaste={pasted}
      />
      <div class={css.compareNext}>
        <FileButton name={w.open} accept="text/*,.txt,.out,.ans,.a" open={takeOutput} />
        {mine.value !== '' && (
          <Button look="strong" run={() => judge.setOutput(mine.peek(), 'paste')}>
            {w.check}
          </Button>
        )}
      </div>
    </>
  );
}

/** Where the output comes from. */
function Origins() {
  const one = (name: Origin) => (
    <Check group="origin" on={origin.value === name} set={() => judge.setOrigin(name)}>
      {w.origins({ origin: name })}
    </Check>
  );
  return (
    <fieldset class={css.origins}>
      <legend class="unseen">{w.originLabel}</legend>
      {one('paste')}
      {one('program')}
    </fieldset>
  );
}

const fault = computed(() => faultIn(result.value));

/** The program and what can be done with it; or where it plays, where that is more than to print an output. */
function ProgramPane() {
  const own = gameModuleOf(state.tab.value).value?.lab;
  if (own) return <OwnLab {...own} />;
  return (
    <>
      <LabPane key={state.tab.value} lab={ours.value} fault={fault} take={bring} />
      <Runs isWrong={false} />
      <RunOutcome />
      <p class="muted">{paragraph(programs.notes({ language: ours.value.draft.value.language }), programs.sandbox)}</p>
    </>
  );
}

const OwnLab = ({ note, name, open }: OwnLabProps) => (
  <>
    <p>{note}</p>
    <div>
      <Button look="strong" run={open}>
        {name}
      </Button>
    </div>
  </>
);

/** The field for the output, or the program. */
function Solution() {
  const isProgram = origin.value === 'program';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panes.takeOutputAsk()) place.current?.querySelector('textarea')?.focus();
  }, []);
  return (
    <div class={css.comparePaste} ref={place}>
      <Origins />
      {isProgram ? <ProgramPane /> : <PastePane />}
    </div>
  );
}

/** The output belongs to an input that stands here no longer. */
function Other({ of }: { of: Origin }) {
  return (
    <div class={compareCss.compare} data-wants="width">
      <div class={compareCss.said} role="status">
        <Alert tone="plain" class={compareCss.verdict}>
          <p>
            <b>{w.other}</b>
          </p>
          <Button class={compareCss.act} run={() => judge.bringBack()}>
            {w.bringBack}
          </Button>
        </Alert>
      </div>
      <Actions of={of} />
    </div>
  );
}

function Step({ step }: { step: 1 | -1 }) {
  const off = !first.value && comparison.value?.verdict.kind !== 'blanks';
  const name = step === 1 ? w.next : w.previous;
  return <IconButton name={name} icon={step === 1 ? 'down' : 'up'} off={off} run={() => judge.stepTo(step)} />;
}

function Strip() {
  return (
    <div class={compareCss.strip}>
      <span class={compareCss.names}>
        <b>{rightName()}</b>
        <b>{w.found}</b>
      </span>
      <Step step={-1} />
      <Step step={1} />
    </div>
  );
}

/** The input is made its first wrong case, and the output what it is for that: the program that wrote it writes it anew. */
function KeepFirst({ of }: { of: Origin }) {
  const runs = of === 'program' && program.value !== null;
  if (!first.value || state.cases.value < 2) return null;
  if (isWhole.value) return <p class="muted">{w.whole}</p>;
  return <Button run={() => (runs ? runOnFirst() : judge.reduce())}>{w.keepFirst}</Button>;
}

/** What can be done next with the program that wrote the output. */
function Again() {
  const kept = ours.value;
  // What was written at an earlier visit of the page is not read yet.
  useLayoutEffect(kept.open, [kept]);
  return (
    <>
      <Runs isWrong={first.value !== null} />
      <RunOutcome />
    </>
  );
}

/** What can be done next with the output, or with the program that wrote it. */
function Actions({ of }: { of: Origin }) {
  const isProgram = of === 'program';
  const again = () => {
    panes.askForOutput();
    judge.setOrigin(of);
  };
  return (
    <div class={isProgram ? css.compareNext : css.compareActions}>
      <Button run={again}>{w.again({ origin: of })}</Button>
      <KeepFirst of={of} />
      {isProgram && <Again />}
    </div>
  );
}

const isSearching = computed(() => run.value?.kind === 'search' && isRunning());

/** So few lines stand under each other, and leave the board its room. */
const FEW = 8;

const roomOf = (origin: Origin): OutputRoom => (origin === 'program' ? 'most' : 'usual');

export function Compare() {
  useEffect(() => judge.start(), []);
  const of = mineFrom.value;
  const isWriting = isEditing.value || !of;
  const rows = comparison.value?.rows ?? 0;
  // A board without a close-up keeps the greater part.
  const most = gameModuleOf(state.tab.value).value?.drawing.closeUp ? 'most' : 'more';
  const needed = isWriting ? roomOf(origin.value) : rows > FEW ? most : 'more';
  // Two boards need the room more than the outputs do.
  const isOther = !isWriting && (phase.value === 'other' || state.mistaken.value !== null);
  const room = isOther ? 'usual' : needed;
  useLayoutEffect(() => panes.setOutputRoom(room), [room]);
  useEffect(() => () => panes.setOutputRoom('usual'), []);
  if (isWriting) return <Solution />;
  if (phase.value === 'other') return <Other of={of} />;
  if (isSearching.value)
    return (
      <div class={compareCss.compare} data-wants="width">
        <Searching />
        <Actions of={of} />
      </div>
    );
  return (
    <div class={compareCss.compare} data-wants={state.inputShown.value ? 'width' : 'height'}>
      <div class={compareCss.said}>
        <Verdict />
      </div>
      <Actions of={of} />
      <Strip />
      <Rows count={rows} />
      <Detail />
    </div>
  );
}
