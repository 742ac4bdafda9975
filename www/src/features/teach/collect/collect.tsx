// What pupils handed in, as a table: the answers, the most common wrong ones on their board, the games that were played on.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { BoardPane, type BoardParts } from '../../../board/board';
import { gameModuleOf } from '../../../board/game-modules';
import type { Lesson } from '../../../board/teaching';
import { words } from '../../../i18n';
import { lessonWords } from '../../../i18n/lesson-en';
import { useAsyncEffect } from '../../../lib/async-effect';
import { download } from '../../../lib/download';
import { FileButton } from '../../../lib/file-button';
import { IconButton } from '../../../lib/icon-button';
import { lazy } from '../../../lib/lazy';
import { Timeline } from '../../../panes/timeline';
import { act } from '../../../store/act';
import { toBoardCell } from '../../../store/cells';
import { state } from '../../../store/state';
import { forgetUnlessKept, keepDraft } from '../acts';
import { answerName } from '../answer-name';
import { draft, finished, keepLessonDraft } from '../edit/state';
import { openedOf } from '../file/read';
import { openLessonFile } from '../open-lesson';
import { isAt, lesson as openLesson, positionOf, sourceOf } from '../selectors';
import { classroom } from '../state';
import { Twice } from '../twice';
import { takeWaiting } from './bring';
import { codesIn, handInOf } from './code';
import { countPoints, endOf } from './scores';
import { addCodes, collection, type Entry, keep, type Looked, openKept, type Problem } from './state';
import {
  type AskingStep,
  askingSteps,
  csvOf,
  markOf,
  type PlayedGame,
  playedGames,
  rightCount,
  wrongAnswers,
} from './table';
import './collect.css';

const w = lessonWords.collect;
const Scan = lazy(() => import('./scan').then(({ Scan }) => Scan), words.side.notLoaded);
/** Shape beside colour. */
const SIGNS = { right: '✓', wrong: '✗', open: '?', looked: '–', none: '·' } as const;

const nameOf = ({ name }: Entry, nth: number) => name || w.anonymous(nth + 1);

/** An answer in words; a cell is named by a board of its game once one is shown. */
function named({ step }: AskingStep, answer: string): string {
  const shown = state.shown.value;
  const board = shown?.frame.board.game === step.position.game ? shown.frame.board : null;
  return answerName(step.question.kind, answer, board && gameModuleOf(board.game).value, board);
}

/** Brings a step, and what a pupil answered or played there, to the board. */
function look(step: AskingStep['step'], looked: Looked): void {
  const position = positionOf(step.position);
  const moves = looked.moves || position.moves;
  const ply = looked.moves ? endOf(looked.moves) : position.ply;
  act({
    kind: 'visit',
    tab: step.position.game,
    draft: { source: sourceOf(step.position), position: { ...position, moves, ply } },
  });
  collection.act({ kind: 'look', looked });
}

/** Marks the answer that is looked at, once its board is there. */
function useMarkedAnswer(of: Lesson | null): void {
  const [looked, shown] = [collection.state.looked.value, state.shown.value];
  useEffect(() => {
    const step = of?.steps[looked?.step ?? -1];
    if (!looked?.answer || !step?.question || !shown || !isAt(step.position, shown, false)) return;
    const [row, column] = looked.answer.split(' ').map(Number);
    if (step.question.kind === 'move') act({ kind: 'preview', move: looked.answer });
    if (step.question.kind === 'cell' && row !== undefined && column !== undefined)
      act({ kind: 'select', cell: toBoardCell([row, column]) });
  }, [looked, shown]);
}

function Problems() {
  const { problems, added } = collection.state;
  const told = (problem: Problem) =>
    problem.kind === 'damaged' ? w.problems.damaged(problem.code) : w.problems[problem.kind](problem.name || w.pupil);
  return (
    <div role="status">
      {added.value !== null && <p>{w.added(added.value)}</p>}
      <ul class="collect-problems">
        {problems.value.map((problem, nth) => (
          <li key={nth}>{told(problem)}</li>
        ))}
      </ul>
    </div>
  );
}

function Add({ lesson }: { lesson: string }) {
  const text = useSignal('');
  const scans = useSignal(false);
  const add = async () => {
    await addCodes(text.peek(), lesson);
    text.value = '';
  };
  return (
    <section class="collect-add">
      <label>
        {w.paste}
        <textarea rows={2} value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
      </label>
      <div class="teach-guess">
        <button type="button" class="button strong" disabled={!text.value.trim()} onClick={add}>
          {w.add}
        </button>
        <FileButton
          name={w.files}
          accept=".txt,text/plain"
          many
          open={async (file) => addCodes(await file.text(), lesson)}
        />
        <button type="button" class="button" aria-pressed={scans.value} onClick={() => (scans.value = !scans.peek())}>
          {scans.value ? w.stopScan : w.scan}
        </button>
      </div>
      <p class="muted">{w.drop}</p>
      {scans.value && <Scan found={(found) => addCodes(found, lesson)} />}
      <Problems />
    </section>
  );
}

function AnswerCell({ entry, step }: { entry: Entry; step: AskingStep }) {
  const { mark, answer } = markOf(entry, step);
  const moves = entry.games[step.nth] ?? '';
  const text = answer === null ? w.marks[mark] : named(step, answer);
  return (
    <td data-mark={mark}>
      <button
        type="button"
        class="collect-answer"
        title={`${w.marks[mark]}: ${w.show}`}
        onClick={() => look(step.step, { step: step.nth, answer, moves: '' })}
      >
        <span aria-hidden="true">{SIGNS[mark]}</span> {text} <span class="unseen">({w.marks[mark]})</span>
        {moves && ' ♟'}
      </button>
    </td>
  );
}

function Table({ of, entries }: { of: Lesson; entries: readonly Entry[] }) {
  const steps = askingSteps(of);
  return (
    <div class="collect-scroll" tabIndex={0} role="region" aria-label={w.table}>
      <table class="collect-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{w.pupil}</th>
            {steps.map(({ step, nth }) => (
              <th key={nth} scope="col" title={step.title}>
                {w.question(nth + 1)}
              </th>
            ))}
            <th scope="col">{w.correctSteps}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, nth) => (
            <tr key={entry.code}>
              <td>
                <IconButton
                  name={w.remove(nameOf(entry, nth))}
                  icon="remove"
                  run={() => collection.act({ kind: 'remove', code: entry.code })}
                />
              </td>
              <th scope="row">{nameOf(entry, nth)}</th>
              {steps.map((step) => (
                <AnswerCell key={step.nth} entry={entry} step={step} />
              ))}
              <td>{steps.filter((step) => markOf(entry, step).mark === 'right').length}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{w.correctPupils}</th>
            {steps.map((step) => (
              <td key={step.nth}>{`${rightCount(entries, step)}/${entries.length}`}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Wrong({ of, entries }: { of: Lesson; entries: readonly Entry[] }) {
  const found = wrongAnswers(entries, of).slice(0, 10);
  return (
    <section>
      <h3>{w.wrong}</h3>
      {found.length === 0 && <p class="muted">{w.noWrong}</p>}
      <ol class="collect-list">
        {found.map((wrong) => (
          <li key={`${wrong.nth} ${wrong.answer}`}>
            {w.given(w.question(wrong.nth + 1), named(wrong, wrong.answer), wrong.count)}{' '}
            <button
              type="button"
              class="button"
              onClick={() => look(wrong.step, { step: wrong.nth, answer: wrong.answer, moves: '' })}
            >
              {w.showAnswer}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Game({ entry, step, nth, moves, score }: PlayedGame) {
  const position = collection.state.entries.value.indexOf(entry);
  return (
    <li>
      {nameOf(entry, position)}, {w.question(nth + 1)}
      {score && `: ${score.told ?? w.points(score.points)}`}{' '}
      <button
        type="button"
        class="button"
        onClick={() => {
          const { question } = step;
          look({ ...step, question: question ?? { kind: 'move', answers: [] } }, { step: nth, answer: null, moves });
        }}
      >
        {w.replay}
      </button>
    </li>
  );
}

function Games({ of, entries }: { of: Lesson; entries: readonly Entry[] }) {
  const games = playedGames(entries, of);
  if (games.length === 0) return null;
  return (
    <section>
      <h3>{w.games}</h3>
      <ol class="collect-list">
        {games.map((game) => (
          <Game key={`${game.entry.code} ${game.nth}`} {...game} />
        ))}
      </ol>
    </section>
  );
}

function Keep({ of }: { of: Lesson }) {
  const { entries, isKept } = collection.state;
  const csv = () => {
    const headings = { pupil: w.pupil, question: w.question, correct: w.correct, points: w.best };
    // The mark tells spreadsheets that the text is UTF-8.
    download(['\ufeff', csvOf(entries.peek(), of, headings)], `${of.title || 'lesson'}.csv`, 'text/csv');
  };
  return (
    <div class="teach-guess">
      <label class="choice">
        <input
          type="checkbox"
          checked={isKept.value}
          onChange={({ currentTarget }) => collection.act({ kind: 'keep', isKept: currentTarget.checked })}
        />
        {w.keep}
      </label>
      <button type="button" class="button" onClick={csv}>
        {w.csv}
      </button>
      <Twice name={w.clear} sure={w.sure} run={() => collection.act({ kind: 'clear' })} />
    </div>
  );
}

/** The lesson that is being written, where no other one is open. */
function takeEditedLesson(): void {
  if (state.lesson.peek() || state.handIn.peek()) return;
  keepLessonDraft()();
  if (draft.state.lesson.peek().steps.length > 0)
    act({ kind: 'lesson', lesson: { text: openedOf(finished()).text, origin: 'draft' } });
}

/** The answers to a lesson, with the points of its games; kept if the teacher asks for it. */
function useCollection(of: Lesson | null, digest: string): void {
  const { entries, isKept, ready } = collection.state;
  useEffect(() => {
    // The answers stay while other pages of the class are shown.
    if (digest && ready.peek() !== digest)
      openKept(digest).then(() => collection.act({ kind: 'ready', lesson: digest }));
  }, [digest]);
  useEffect(() => {
    if (digest && ready.value === digest) keep(digest);
  }, [digest, ready.value, entries.value, isKept.value]);
  const count = entries.value.length;
  useEffect(() => (of ? countPoints(entries.peek(), of) : undefined), [of, count]);
  useEffect(() => {
    keepDraft();
    return forgetUnlessKept;
  }, []);
  useEffect(takeWaiting, []);
  // Before the page is painted: the advice to open a lesson would flash.
  useLayoutEffect(takeEditedLesson, []);
  useEffect(() => {
    const [first] = of ? askingSteps(of) : [];
    if (first) look(first.step, { step: first.nth, answer: null, moves: '' });
  }, [digest]);
}

/** Whose answers wait for the lesson. */
function Waiting() {
  const names = useSignal<string[]>([]);
  const text = state.handIn.value ?? '';
  useAsyncEffect(
    () => Promise.all(codesIn(text).map(handInOf)),
    (found) => (names.value = found.map((one) => one?.name ?? '?')),
    [text],
  );
  return (
    <>
      {names.value.map((name, nth) => (
        <p key={nth}>{w.waiting(name)}</p>
      ))}
    </>
  );
}

function NoLesson() {
  if (collection.state.isGiven.value) return <p role="status">{w.elsewhere}</p>;
  return (
    <>
      <Waiting />
      <p>{w.noLesson}</p>
      <FileButton name={lessonWords.edit.open} accept=".json" open={(file) => openLessonFile(file)} />
    </>
  );
}

function Answers({ of, digest }: { of: Lesson; digest: string }) {
  const entries = collection.state.entries.value;
  return (
    <>
      <p>{w.pupils(of.title, entries.length)}</p>
      <Add lesson={digest} />
      {entries.length > 0 && (
        <>
          <Table of={of} entries={entries} />
          <Keep of={of} />
          <Wrong of={of} entries={entries} />
          <Games of={of} entries={entries} />
        </>
      )}
    </>
  );
}

export function CollectPage({ board }: { board: BoardParts }) {
  const digest = classroom.state.opened.value?.digest ?? '';
  const of = digest ? openLesson.value : null;
  useCollection(of, digest);
  useMarkedAnswer(of);
  return (
    <>
      <div class="teach-board">
        <BoardPane {...board} hasPad={false} />
        <Timeline />
      </div>
      <section class="teach-panel teach-collect" tabIndex={0} aria-label={w.heading}>
        <h2>{w.heading}</h2>
        {of ? <Answers of={of} digest={digest} /> : <NoLesson />}
      </section>
    </>
  );
}
