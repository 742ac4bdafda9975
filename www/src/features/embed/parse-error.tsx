// The sentence of a parse error. Loaded when a text has an error.
import { expectedInWords, foundInWords, placeInWords } from '../../board/faults';
import type { Diagnostic } from '../../engine/boundary';
import type { GameFaults } from '../../i18n/faults-common';
import { labelled, paragraph } from '../../i18n/join';

/** One sentence. */
export const said = ({ expected, found }: Diagnostic, own: GameFaults): string =>
  paragraph(expectedInWords(expected, own), foundInWords(found, own));

export function Trouble({ error, own }: { error: Diagnostic; own: GameFaults }) {
  const { line, column } = error.place;
  return (
    <>
      <b>{labelled({ name: placeInWords(line, column, 0), value: '' })}</b>
      {said(error, own)}
    </>
  );
}
