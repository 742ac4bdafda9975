// A link as a QR code. The library is small, has no dependencies of its own and is kept up.

import * as w from 'words:share';
import { encode } from 'uqr';
import css from './share.module.css';

/** Of a longer link a phone across a room reads little. */
export const LONGEST_CODE = 1_200;
/** The quiet zone that the standard asks for. */
const BORDER = 4;

/** A row's dark modules, each run a box. The quiet zone ends the last. */
function runs(row: boolean[], y: number): string {
  const begins = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return begins.map((x) => `M${x} ${y}H${row.indexOf(false, x)}v1H${x}z`).join('');
}

export function Code({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: 'L', boostEcc: true, border: BORDER });
  return (
    <svg class={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={w.code} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(runs).join('')} />
    </svg>
  );
}
