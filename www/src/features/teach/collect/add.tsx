// Where codes are pasted, files opened and pictures taken; and what is told of codes that were not added.
import { LANGUAGE } from 'words:language';
import * as w from 'words:lesson';
import { notLoaded } from 'words:page';
import { useSignal } from '@preact/signals';
import { lazy } from '../../../lib/lazy';
import { readFile } from '../../../panes/files';
import { Button, FileButton, IconButton } from '../../../ui/button';
import { LARGEST_FILE } from '../open-lesson';
import teach from '../teach.module.css';
import css from './collect.module.css';
import { collection } from './collection';
import type { Problem } from './entries';

const Scan = lazy(() => import('./scan').then(({ Scan }) => Scan), notLoaded);

const all = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });

function told(problem: Problem): string {
  if (problem.kind === 'damaged') return w.damagedCode(problem);
  const name = problem.name || w.pupil;
  if (problem.kind === 'twice') return w.twice({ name });
  if (problem.kind === 'changed') return w.changed({ name });
  const [count, steps] = [problem.steps.length, all.format(problem.steps.map((nth) => `${nth + 1}`))];
  if (problem.kind === 'reworded') return w.reworded({ name, count, steps });
  return count > 0 ? w.lostSteps({ name, count, steps }) : w.otherLesson({ name });
}

/** Of all pupils who answered the same questions in other words, it is told once. */
function grouped(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const [nth, one] of problems.entries()) {
    const key = one.kind === 'reworded' ? one.steps.join() : `other ${nth}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first?.kind !== 'reworded') return group;
    return { ...first, name: all.format(group.map((one) => ('name' in one && one.name) || w.pupil)) };
  });
}

/** Answers to another lesson can be added all the same. */
function Another({ codes, name }: { codes: string[]; name: string }) {
  return <Button run={() => collection.add(codes.join('\n'), true)}>{name}</Button>;
}

function Problems() {
  const { problems, added } = collection.state;
  const others = problems.value.flatMap((problem) => (problem.kind === 'other' ? problem.code : []));
  return (
    <div role="status">
      {added.value !== null && <p>{w.added({ all: added.value })}</p>}
      <ul class={css.problems}>
        {grouped(problems.value).map((problem, nth) => (
          <li key={nth} data-problem={problem.kind}>
            {told(problem)}{' '}
            {problem.kind === 'other' && (
              <>
                <Another codes={[problem.code]} name={w.anyway} />
                <IconButton
                  name={w.dismiss({ name: problem.name || w.pupil })}
                  icon="close"
                  run={() => collection.dismiss(problem.code)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && <Another codes={others} name={w.allAnyway} />}
    </div>
  );
}

/** `hand`: takes what is pasted, opened or seen by the camera. */
export function Add({ hand }: { hand(text: string): Promise<void> }) {
  const text = useSignal('');
  const scans = useSignal(false);
  const add = async () => {
    await hand(text.peek());
    text.value = '';
  };
  return (
    <section class={css.add}>
      <label>
        {w.paste}
        <textarea rows={2} value={text.value} onInput={({ currentTarget }) => (text.value = currentTarget.value)} />
      </label>
      <div class={teach.guess}>
        <Button look="strong" disabled={!text.value.trim()} run={add}>
          {w.add}
        </Button>
        <FileButton name={w.files} accept=".txt,text/plain" many open={(file) => readFile(file, LARGEST_FILE, hand)} />
        <Button pressed={scans.value} run={() => (scans.value = !scans.peek())}>
          {scans.value ? w.stopScan : w.scan}
        </Button>
      </div>
      {scans.value && <Scan found={hand} />}
      <Problems />
    </section>
  );
}
