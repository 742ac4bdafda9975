// The known mistakes behind a wrong output: what a program does that prints it, and where its game parts from the right one.

import * as w from 'words:compare';
import { toRule } from 'words:panes';
import { stop } from 'words:programs';
import { showBoard } from '../../board/focus';
import type { MistakeWords } from '../../board/game-modules';
import { placeOf } from '../../board/timeline-unit';
import type { Diagnosis, KnownMistake, OtherValue } from '../../engine/boundary';
import { panes, state } from '../../game';
import { capital } from '../../i18n/format';
import { BETWEEN, ended } from '../../i18n/join';
import { place } from '../../i18n/say';
import { cx } from '../../lib/cx';
import { RuleLink } from '../../panes/rule';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import css from './compare.module.css';
import { search } from './diagnosis';
import { hasTwoGames, judge } from './judge';

const { known, phase, words } = search.state;

/** Both games beside each other, or the right one alone. */
function BothGames({ of }: { of: KnownMistake }) {
  const set = (on: boolean) => {
    if (!on) panes.setMistaken(null);
    else judge.showBoth(of).then(showBoard);
  };
  return (
    <Check look="button" on={state.mistaken.value?.mistake === of.mistake} set={set}>
      {w.bothGames}
    </Check>
  );
}

/** The first cell that has another value with the mistake. */
function OtherCell({ of, value }: { of: KnownMistake; value: OtherValue }) {
  const { row, column, right, with: wrong } = value;
  return (
    <>
      <p>{w.otherValue({ index: of.case, cell: place(String(row), String(column)), right, wrong })}</p>
      <div class={css.ways}>
        <Button run={() => judge.showCell(of, value).then(showBoard)}>{w.showCell}</Button>
      </div>
    </>
  );
}

/** Where the games part. */
function Parting({ of }: { of: KnownMistake }) {
  if (of.value) return <OtherCell of={of} value={of.value} />;
  if (of.move === null) return null;
  return (
    <>
      <p>{w.parting({ index: of.case, at: placeOf(of.move) })}</p>
      <div class={css.ways}>
        <Button run={() => judge.showParting(of).then(showBoard)}>{w.beforeParting}</Button>
        {hasTwoGames() && <BothGames of={of} />}
      </div>
    </>
  );
}

const Ruling = ({ of }: { of: KnownMistake }) => <RuleLink rule={of.rule}>{toRule}</RuleLink>;

function One({ of, names }: { of: KnownMistake; names: MistakeWords }) {
  return (
    <>
      <p>
        <b>{names.cause(of)}</b> <Ruling of={of} />
      </p>
      <Parting of={of} />
    </>
  );
}

function Several({ all, names }: { all: readonly KnownMistake[]; names: MistakeWords }) {
  return (
    <>
      <p>{w.several}</p>
      <ul class={css.causes}>
        {all.map((one) => (
          <li key={one.mistake}>
            {ended(capital(names.name(one)))}
            {BETWEEN}
            <Ruling of={one} />
            <Parting of={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Told({ of: { mistakes, tried, of: all } }: { of: Diagnosis }) {
  const [one, another] = mistakes;
  const names = words.value;
  return (
    <>
      {one && names && (another ? <Several all={mistakes} names={names} /> : <One of={one} names={names} />)}
      {!one && tried === all && <p class={cx('muted', css.short)}>{w.unexplained({ all })}</p>}
      {tried < all && <p>{w.partly({ tried, all })}</p>}
    </>
  );
}

function Looking() {
  const { tried, of: all } = known.value ?? { tried: 0, of: 0 };
  return (
    <p class="muted late">
      {all > 0 && w.looking({ tried, all })} <Button run={() => search.stop()}>{stop}</Button>
    </p>
  );
}

/** It is said aloud once, when it is known. */
export function Cause() {
  return (
    <>
      {phase.value === 'looking' && <Looking />}
      <div role="status" data-cause={phase.value}>
        {phase.value === 'told' && known.value && <Told of={known.value} />}
        {phase.value === 'failed' && <p>{w.notLooked}</p>}
      </div>
    </>
  );
}
