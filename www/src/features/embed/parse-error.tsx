// The sentence of a parse error. Loaded when a text has an error.
import type { Diagnostic } from '../../engine/boundary';
import type { GameFaults } from '../../i18n/faults-common';
import { faults as w } from '../../i18n/faults-en';

/** One sentence. */
export const said = ({ expected, found }: Diagnostic, own: GameFaults): string =>
  `${w.expected(expected, own)} ${w.found(found, own)}`;

export function Trouble({ error, own }: { error: Diagnostic; own: GameFaults }) {
  const { line, column } = error.place;
  return (
    <>
      <b>{w.place(line, column, 0)}:</b> {said(error, own)}
    </>
  );
}
