// What is wrong with the input, in words; loaded when there is something to say.

import * as w from 'words:faults';
import { useEffect } from 'preact/hooks';
import { expectedInWords, fixInWords, foundInWords, noteInWords, placeInWords } from '../board/faults';
import { gameModuleOf } from '../board/game-modules';
import type { Diagnostic, Place } from '../engine/boundary';
import { input, state } from '../game';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { asOutput } from './as-output';
import css from './errors.module.css';

function Lift({ error }: { error: Diagnostic }) {
  if (error.fix !== 'liftLimits') return null;
  return <Button run={() => input.setRelaxed(true)}>{w.lift}</Button>;
}

function ErrorCard({ error, goTo }: { error: Diagnostic; goTo: (place: Place) => void }) {
  const own = gameModuleOf(state.source.value.game).value?.faults;
  if (!own) return null;
  return (
    <Alert class={css.error}>
      <div class={css.head}>
        <Button look="bare" class={css.place} title={w.show} run={() => goTo(error.place)}>
          {placeInWords(error.place.line, error.place.column, error.case)}
        </Button>
        {/* Above the text, so that it is in sight where a low window leaves little room. */}
        <Lift error={error} />
      </div>
      <p>
        {expectedInWords(error.expected, own)} {foundInWords(error.found, own)}
      </p>
      <p class={css.fix}>{fixInWords(error.fix, own)}</p>
    </Alert>
  );
}

/** An output that stands here by mistake is offered as one. */
function Output() {
  const { source, lastValid } = state;
  useEffect(() => asOutput.follow(), []);
  if (asOutput.text.value !== source.value.text) return null;
  const before = lastValid.value?.game === source.value.game;
  return (
    <Alert tone="plain" class={css.error}>
      <p>{w.output}</p>
      {before && <Button run={() => asOutput.check()}>{w.checkOutput}</Button>}
    </Alert>
  );
}

/** What is wrong with the input, or odd in it. */
export function Errors({ goTo }: { goTo: (place: Place) => void }) {
  const parsed = state.parsed.value;
  return (
    <>
      {WHOLE_PAGE && parsed?.error && <Output />}
      {parsed?.error && <ErrorCard error={parsed.error} goTo={goTo} />}
      {parsed?.notes.map((note) => (
        <p class={css.note} key={note.kind}>
          {noteInWords(note)}
        </p>
      ))}
    </>
  );
}
