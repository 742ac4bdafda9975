// How long answers are kept, and which are kept.

import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Check } from '../../../ui/check';
import { Twice } from '../twice';
import css from './collect.module.css';
import { collection } from './collection';
import { type Collection, collections, discard } from './kept';

/** How long the answers are kept, and what is kept of other lessons with the same questions. */
export function Kept() {
  const { place, isRefused, others } = collection.state;
  const { keeping } = place.value;
  return (
    <div class="collect-kept">
      {isRefused.value && <Alert isSpoken>{w.answersNotKept}</Alert>}
      {!isRefused.value && keeping === 'device' && <p class="muted">{w.answersKept}</p>}
      <Check on={keeping === 'tab'} set={(on) => collection.keepIn(on ? 'tab' : 'device')}>
        {w.onlyTab}
      </Check>
      {others.value.map((other) => (
        <p key={other.keeping + other.key}>
          {w.otherVersion({ lesson: other.title || w.lesson, all: other.codes.length })}{' '}
          <Button run={() => collection.takeOver(other)}>{w.takeOver}</Button>
        </p>
      ))}
    </div>
  );
}

/** What this browser keeps, whose lesson need not be at hand to delete it. */
export function AllKept() {
  const all = useSignal(collections().filter(({ codes }) => codes.length > 0));
  const remove = (one: Collection) => {
    discard(one);
    all.value = all.peek().filter((other) => other !== one);
  };
  if (all.value.length === 0) return null;
  return (
    <section>
      <h3>{w.allKept}</h3>
      <ul class={css.list}>
        {all.value.map((one) => (
          <li key={one.keeping + one.key}>
            {w.pupilsOf({ lesson: one.title || w.lesson, all: one.codes.length })}{' '}
            <Twice name={w.removeAll} run={() => remove(one)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
