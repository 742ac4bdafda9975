// What pupils handed in, as a table: the answers, the most common wrong ones on their board, the games that were played on.
import { LANGUAGE } from 'words:language';
import * as w from 'words:lesson';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { BoardPane, type BoardParts } from '../../../board/board';
import type { Lesson } from '../../../board/teaching';
import { apart, labelled } from '../../../i18n/join';
import { cx } from '../../../lib/cx';
import { download } from '../../../lib/download';
import { Timeline } from '../../../panes/timeline';
import { Button, IconButton } from '../../../ui/button';
import { hasNames } from '../answer-name';
import { classState } from '../class-view';
import { classroom } from '../classroom';
import { mine } from '../mine/mine';
import teach from '../teach.module.css';
import { Twice } from '../twice';
import { Add } from './add';
import css from './collect.module.css';
import { collection } from './collection';
import type { Entry } from './entries';
import { Judge } from './judge';
import { MOST_POINTS, pointsOf } from './judgement';
import { Kept } from './keeping';
import { looking } from './looking';
import { NoLesson, takeKeptLesson } from './no-lesson';
import {
  type AskingStep,
  askingSteps,
  csvOf,
  markOf,
  named,
  nameOf,
  type PlayedGame,
  playedGames,
  rightCount,
  toldOf,
  totalOf,
  wrongAnswers,
} from './table';

const numbers = new Intl.NumberFormat(LANGUAGE);

/** Shape beside colour. */
const SIGNS = { right: '✓', half: '½', wrong: '✗', open: '?', looked: '–', none: '·' } as const;

function AnswerCell({ entry, step }: { entry: Entry; step: AskingStep }) {
  const { mark, answer } = markOf(entry, step, collection.state.judgement.value);
  const moves = entry.games[step.nth] ?? '';
  const text = answer === null ? w.mark({ mark }) : toldOf(entry, step, answer);
  return (
    <td data-mark={mark}>
      <Button
        look="bare"
        class={css.answer}
        title={w.mark({ mark })}
        run={() => looking.look(step.step, { step: step.nth, answer, moves: '' })}
      >
        <span aria-hidden="true">{SIGNS[mark]}</span> {text} <span class="unseen">({w.mark({ mark })})</span>
        {moves && ' ♟'}
      </Button>
    </td>
  );
}

/** What a right answer to each question brings. */
function Points({ steps }: { steps: readonly AskingStep[] }) {
  const said = collection.state.judgement.value;
  return (
    <tr>
      <td />
      <th scope="row">{w.pointsEach}</th>
      {steps.map(({ nth }) => (
        <td key={nth}>
          <input
            type="number"
            class={css.points}
            min={0}
            max={MOST_POINTS}
            step="any"
            aria-label={w.pointsOf({ nth: nth + 1 })}
            value={pointsOf(said, nth)}
            onChange={({ currentTarget: { valueAsNumber: points } }) =>
              collection.setPoints(nth, Math.max(0, Math.min(points || 0, MOST_POINTS)))
            }
          />
        </td>
      ))}
      <td>{w.pointsInAll({ points: numbers.format(steps.reduce((sum, { nth }) => sum + pointsOf(said, nth), 0)) })}</td>
    </tr>
  );
}

function Table({ of, entries }: { of: Lesson; entries: readonly Entry[] }) {
  const steps = askingSteps(of);
  const said = collection.state.judgement.value;
  return (
    <div class={css.scroll} tabIndex={0} role="region" aria-label={w.table}>
      <table class={css.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{w.pupil}</th>
            {steps.map(({ step, nth }) => (
              <th key={nth} scope="col" title={step.title}>
                {w.step({ nth: nth + 1 })}
              </th>
            ))}
            <th scope="col">{w.total}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, nth) => (
            <tr key={entry.code}>
              <td>
                <IconButton
                  name={w.remove({ name: nameOf(entry, nth) })}
                  icon="remove"
                  run={() => collection.remove([entry.code])}
                />
              </td>
              <th scope="row">
                {nameOf(entry, nth)}
                {entry.again && <span class="muted"> {w.startedAgain({ times: entry.again })}</span>}
              </th>
              {steps.map((step) => (
                <AnswerCell key={step.nth} entry={entry} step={step} />
              ))}
              <td>{numbers.format(totalOf(entry, steps, said))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{w.correct}</th>
            {steps.map((step) => (
              <td key={step.nth}>{`${rightCount(entries, step, said)}/${entries.length}`}</td>
            ))}
            <td />
          </tr>
          <Points steps={steps} />
        </tfoot>
      </table>
    </div>
  );
}

function Wrong({ of, entries }: { of: Lesson; entries: readonly Entry[] }) {
  const found = wrongAnswers(entries, of, collection.state.judgement.value).slice(0, 10);
  if (found.length === 0) return null;
  return (
    <section>
      <h3>{w.common}</h3>
      <ol class={css.list}>
        {found.map((wrong) => (
          <li key={`${wrong.nth} ${wrong.fault || wrong.answer}`}>
            {w.given({ nth: wrong.nth + 1, answer: wrong.fault || named(wrong, wrong.answer), all: wrong.count })}{' '}
            <Button run={() => looking.look(wrong.step, { step: wrong.nth, answer: wrong.answer, moves: '' })}>
              {w.showOnBoard}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Game({ entry, step, nth, moves, score }: PlayedGame) {
  const position = collection.state.entries.value.indexOf(entry);
  const name = apart(nameOf(entry, position), w.step({ nth: nth + 1 }));
  return (
    <li>
      {score ? labelled({ name, value: score.told ?? w.points({ points: score.points }) }) : name}{' '}
      <Button run={() => looking.look(step, { step: nth, answer: null, moves })}>{w.replay}</Button>
    </li>
  );
}

function Games({ of, entries }: { of: Lesson; entries: readonly Entry[] }) {
  const games = playedGames(entries, of);
  if (games.length === 0) return null;
  return (
    <section>
      <h3>{w.games}</h3>
      <ol class={css.list}>
        {games.map((game) => (
          <Game key={`${game.entry.code} ${game.nth}`} {...game} />
        ))}
      </ol>
    </section>
  );
}

function Save({ of }: { of: Lesson }) {
  const csv = () => {
    // The mark tells spreadsheets that the text is UTF-8.
    const parts = ['\ufeff', csvOf(collection.state.entries.peek(), of, collection.state.judgement.peek())];
    download(parts, `${of.title || w.fileName}.csv`, 'text/csv');
  };
  return (
    <div class={teach.guess}>
      <Button disabled={!of.steps.every(hasNames)} run={csv}>
        {w.csv}
      </Button>
      <Twice name={w.removeAll} run={() => collection.removeAll()} />
    </div>
  );
}

function Answers({ of }: { of: Lesson }) {
  const entries = collection.state.entries.value;
  return (
    <>
      <p>{w.pupilsOf({ lesson: of.title || w.lesson, all: entries.length })}</p>
      <Add hand={(text) => collection.add(text)} />
      {entries.length > 0 && (
        <>
          <Table of={of} entries={entries} />
          <Judge of={of} />
          <Save of={of} />
        </>
      )}
      <Kept />
      {entries.length > 0 && (
        <>
          <Wrong of={of} entries={entries} />
          <Games of={of} entries={entries} />
        </>
      )}
    </>
  );
}

export function CollectPage({ board }: { board: BoardParts }) {
  const opened = classState.lesson.value && classroom.state.opened.value;
  // Before the page is painted: the advice to open a lesson would flash.
  useLayoutEffect(() => collection.begin(takeKeptLesson()), []);
  useEffect(() => mine.start(), []);
  return (
    <>
      <div class={teach.board}>
        <BoardPane {...board} hasPad={false} />
        <Timeline />
      </div>
      <section class={cx(teach.panel, css.teachCollect)} tabIndex={0} aria-label={w.collectHeading}>
        <h2>{w.collectHeading}</h2>
        {opened ? <Answers of={opened.lesson} /> : <NoLesson />}
      </section>
    </>
  );
}
