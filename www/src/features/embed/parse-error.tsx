// The sentence of a parse error. Loaded when a text has an error.
import type { Diagnostic } from '../../engine/boundary';
import { faults as w } from '../../i18n/faults-en';

/** One sentence. */
export const said = ({ expected, found }: Diagnostic): string => `${w.expected(expected)} ${w.found(found)}`;

export function Trouble({ error }: { error: Diagnostic }) {
  const { line, column } = error.place;
  return (
    <>
      <b>{w.place(line, column, 0)}:</b> {said(error)}
    </>
  );
}
