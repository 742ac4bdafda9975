// What a person works with beside the board: the program and its texts, links, files. It is loaded once the board's part of the page is there.
import * as w from 'words:own';
import * as page from 'words:page';
import * as programs from 'words:programs';
import { effect } from '@preact/signals';
import type { VNode } from 'preact';
import kitForCpp from '../../../../kit/boardlab.hpp?raw';
import kitForJavaScript from '../../../../kit/boardlab.js?raw';
import kitForRust from '../../../../kit/boardlab.rs?raw';
import { shownBoard } from '../../board/scene/layout';
import { notices, state } from '../../game';
import { Failure, LabPane, Running } from '../../lab/pane';
import { download } from '../../lib/download';
import { PythonPack } from '../../panes/python-pack';
import { EXAMPLE_TASK } from '../../platform/served';
import { Button } from '../../ui/button';
import { ActionMenu, Menu, MenuFile, MenuItem } from '../../ui/menu';
import { leaveLink } from './address';
import { isEarlier, noBoard } from './board';
import { savePng, saveSvg } from './export';
import { openFilm } from './film';
import { EXAMPLES, KIT_FOR_PYTHON, lab } from './lab';
import { Lines } from './lines';
import { own } from './own';
import css from './own.module.css';
import {
  bringBack,
  follow,
  followPast,
  hasLeft,
  openExample,
  openExampleTask,
  run,
  runWhenWhole,
  save,
  share,
  takeFile,
} from './share';
import { isOpen, openSolver, runOnInput } from './solver';
import { Solver } from './solver-pane';
import { task } from './task';
import { TaskFailure, TaskPane } from './task-pane';
import { taskScores } from './task-scores';
import { addToLesson } from './to-lesson';

const KITS = {
  'boardlab.py': KIT_FOR_PYTHON,
  'boardlab.js': kitForJavaScript,
  'boardlab.hpp': kitForCpp,
  'boardlab.rs': kitForRust,
};

/** `Settings`: what the menu of each page has. */
type Props = { Settings: () => VNode };

function PageMenu({ Settings }: Props) {
  return (
    <Menu name={page.menu} icon="menu">
      <MenuItem name={w.svg} icon="picture" disabled={!state.shown.value} run={saveSvg} />
      <MenuItem name={w.png} icon="picture" disabled={!state.shown.value} run={savePng} />
      <MenuItem name={w.film} icon="picture" disabled={!state.shown.value} run={openFilm} />
      <hr />
      <MenuItem name={w.save} icon="download" run={save} />
      <MenuFile name={w.openFile} accept=".json,.jsonl,.txt,.out,.js,.mjs,.py,.wasm" open={takeFile} />
      {hasLeft() && <MenuItem name={w.bringBack} icon="undo" run={bringBack} />}
      <MenuItem name={page.addToLesson} icon="nearer" disabled={!state.shown.value} run={addToLesson} />
      <hr />
      {Object.entries(KITS).map(([name, text]) => (
        <MenuItem key={name} name={w.kit({ name })} icon="download" run={() => download([text], name)} />
      ))}
      <hr />
      <Settings />
    </Menu>
  );
}

/** What stands at the end of the page's head. */
export const Tools = (props: Props) => (
  <>
    <Button icon="share" run={share}>
      {page.share}
    </Button>
    <PageMenu {...props} />
  </>
);

const NAMES = [...EXAMPLES.map(({ name }) => name), ...(EXAMPLE_TASK ? [w.vacuumTask] : [])];

function Examples() {
  const open = (chosen: string) => {
    const example = EXAMPLES.find(({ name }) => name === chosen);
    if (example) openExample(example);
    else openExampleTask();
  };
  const named = Object.fromEntries(NAMES.map((name) => [name, name]));
  return <ActionMenu name={w.examples} items={NAMES} names={named} run={open} />;
}

/** Runs the program, by button or from within its text. */
const runByKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!task.state.about.peek()) run();
  else if (isOpen.peek()) runOnInput();
};

function Run() {
  if (lab.running.isRunning.value) return <Running lab={lab} stop={lab.stop} progress={w.running} />;
  return (
    <>
      <div class={css.run}>
        <Button look="strong" icon="play" title="Ctrl+Enter" disabled={!lab.program.value} run={() => run()}>
          {w.run}
        </Button>
        <Examples />
        <span class="muted">{programs.sandbox}</span>
      </div>
      {lab.draft.value.language === 'python' && <PythonPack />}
    </>
  );
}

/** Whose positions are shown, if not those of the program. */
function ShownFile() {
  const name = own.state.file.value;
  const said = isEarlier.value && shownBoard() ? w.shownEarlier : name && w.shownFile({ name });
  return said && <p data-shown>{said}</p>;
}

function Outcome() {
  const { fault, last } = own.state;
  return (
    <>
      {fault.value && (
        <div role="alert">
          <Failure lab={lab} fault={fault.value} />
        </div>
      )}
      {last.value?.errors && <Lines name={programs.errors}>{last.value.errors}</Lines>}
    </>
  );
}

function TextOf({ name, field, note }: { name: string; field: 'input' | 'output'; note?: string }) {
  return (
    <label class={css.text}>
      <span>
        {name} {note && <span class="muted">{note}</span>}
      </span>
      <textarea
        value={own.state[field].value}
        data-text={field}
        spellcheck={false}
        onInput={({ currentTarget }) => own.write(field, currentTarget.value)}
      />
    </label>
  );
}

export function Workshop() {
  if (task.state.about.value)
    return (
      <>
        <TaskPane />
        <TextOf name={w.input} field="input" />
        <TextOf name={w.output} field="output" />
        <Solver />
      </>
    );
  return (
    <>
      <ShownFile />
      <section class={css.program} aria-label={w.program}>
        <Run />
        <TaskFailure />
        <Outcome />
        <LabPane lab={lab} fault={own.state.fault} take={takeFile} hasPack={false} />
      </section>
      <TextOf name={w.input} field="input" />
      <TextOf name={w.output} field="output" note={w.outputNote} />
    </>
  );
}

/** Why no board is there; '' while one is read. */
function whyNone(): string {
  if (state.openings.value > 0) return '';
  if (lab.running.isRunning.value) return w.running;
  return own.state.waits.value && lab.draft.value.language === 'python' ? w.needsPython : w.noneYet;
}

/** Follows a link that came into the address of the open page. */
async function followLink(): Promise<void> {
  if (!location.hash.startsWith('#own=')) return;
  const { trouble } = await follow();
  if (trouble) notices.say(trouble);
}

/** Shows what the address leads to, else what this browser keeps. */
export async function start(): Promise<void> {
  own.open();
  openSolver();
  addEventListener('hashchange', () => void followLink());
  addEventListener('keydown', runByKey);
  task.watch(leaveLink);
  taskScores.follow();
  followPast();
  runWhenWhole();
  const { isShown, trouble } = await follow();
  if (!isShown && !(await own.openTask()) && !(await own.openFile())) await run();
  // What is opened takes a notice away.
  if (trouble) notices.say(trouble);
  effect(() => {
    noBoard.value = whyNone();
  });
}

export { ScoreLine } from './score-line';
export { takeFile };
