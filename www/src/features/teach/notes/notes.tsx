// The teacher's window: what the class sees now, the answer, the next step, and what the class has handed in.

import * as w from 'words:lesson';
import { back, on, reveal } from 'words:teach';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lesson } from '../../../board/teaching';
import { listed } from '../../../i18n/join';
import { cx } from '../../../lib/cx';
import { signOf } from '../../../panes/shortcuts';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { type Entry, entriesOf } from '../collect/entries';
import { type Judgement, readJudgement, UNJUDGED } from '../collect/judgement';
import { codesAt, placeOf, storageOf } from '../collect/kept';
import { type AskingStep, askingSteps, markOf, rightCount } from '../collect/table';
import { Markdown } from '../markdown';
import teachCss from '../teach.module.css';
import { Channel, type Command, type Now } from './channel';
import css from './notes.module.css';
import { NOTES_WINDOW } from './projector';

function Next({ lesson, step }: { lesson: Lesson; step: number }) {
  const next = lesson.steps[step + 1];
  return (
    <section>
      <h2>{w.next}</h2>
      {next ? (
        <>
          <p>
            <b>{next.title}</b>
          </p>
          <Markdown text={next.text} />
        </>
      ) : (
        <p>{w.last}</p>
      )}
    </section>
  );
}

/** How many of those who came to a step answered it right. */
const resultOf = (step: AskingStep, rows: readonly Entry[], said: Judgement): string =>
  w.result({
    nth: step.nth + 1,
    right: rightCount(rows, step, said),
    all: rows.filter((row) => markOf(row, step).mark !== 'none').length,
  });

/** The answers that this browser keeps of the class, step by step. */
function Results({ lesson, digest }: { lesson: Lesson; digest: string }) {
  const rows = useSignal<Entry[]>([]);
  const said = useSignal(UNJUDGED);
  useEffect(() => {
    const opened = { lesson, digest, text: '' };
    const read = async () => {
      const place = placeOf(opened);
      said.value = readJudgement(place.key, storageOf(place.keeping), opened);
      rows.value = await entriesOf(codesAt(place), opened);
    };
    read();
    // Another window of this browser has changed what is kept.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [digest]);
  return (
    <section>
      <h2>{w.results}</h2>
      {rows.value.length === 0 && <p class="muted">{w.noResults}</p>}
      {rows.value.length > 0 && (
        <ul>
          {askingSteps(lesson).map((step) => (
            <li key={step.nth}>{resultOf(step, rows.value, said.value)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Present({ now }: { now: Now }) {
  return (
    <>
      <h1>{now.heading}</h1>
      {now.question && <p class={teachCss.question}>{now.question}</p>}
      {now.answers.length > 0 && (
        <p>{w.answer({ answers: listed(...now.answers) }, { b: (answers) => <b>{answers}</b> })}</p>
      )}
      {now.reason && <Markdown text={now.reason} />}
      {now.question && (
        <p class={css.state} data-revealed={now.isRevealed}>
          {now.isRevealed ? w.shown : w.hidden}
        </p>
      )}
      {now.guess !== null && <p>{w.guess({ guess: now.guess })}</p>}
      {now.lesson && <Next lesson={now.lesson} step={now.step} />}
      {now.lesson && now.digest && <Results lesson={now.lesson} digest={now.digest} />}
    </>
  );
}

function Buttons({ now, say }: { now: Now; say: (command: Command) => void }) {
  return (
    <div class={cx(teachCss.controls, css.controls)}>
      <Button run={() => say({ kind: 'back' })}>{back}</Button>
      <Button pressed={now.isDark} run={() => say({ kind: 'dark' })}>
        {w.dark}
      </Button>
      <Button look="strong" disabled={now.isLast} run={() => say({ kind: 'next' })}>
        {now.isRevealed ? on : reveal}
      </Button>
    </div>
  );
}

const KEYS: Record<string, Command> = {
  PageDown: { kind: 'next' },
  ArrowRight: { kind: 'next' },
  PageUp: { kind: 'back' },
  ArrowLeft: { kind: 'back' },
  '.': { kind: 'dark' },
  b: { kind: 'dark' },
};

function Waiting() {
  return (
    <>
      <h1>{w.notesHeading}</h1>
      <p class="muted">{w.waitingForClass}</p>
    </>
  );
}

export function NotesPage() {
  const now = useSignal<Now | null>(null);
  const isGone = useSignal(false);
  const channel = useSignal<Channel | null>(null);
  useEffect(() => {
    const own = new Channel(window.name.replace(NOTES_WINDOW, ''), (said) => {
      if (said.kind === 'now') now.value = said;
      isGone.value = said.kind === 'gone';
    });
    own.other = window.opener;
    channel.value = own;
    own.say({ kind: 'ask' });
    const press = (event: KeyboardEvent) => {
      const command = KEYS[signOf(event)];
      if (!command) return;
      event.preventDefault();
      own.say(command);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      own.close();
    };
  }, []);
  return (
    <main class={css.notes}>
      {isGone.value && <Alert tone="warn">{w.gone}</Alert>}
      {now.value ? <Present now={now.value} /> : <Waiting />}
      {now.value && !isGone.value && <Buttons now={now.value} say={(command) => channel.peek()?.say(command)} />}
    </main>
  );
}
