// Numbers that are too large to be read to their last digit.
import * as w from 'words:pursuit-theory';
import { NO_BREAK } from '../../../i18n/format';
import { big, number } from '../../../i18n/say';

/** The largest unit is that of 10^18 bytes, the smallest that of 1,000. */
const UNITS = 6;

/** Two significant digits are enough for a choice. */
export function memory(bytes: number): string {
  const unit = Math.min(UNITS - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3) - 1));
  return w.memory({ amount: Number((bytes / 1000 ** (unit + 1)).toPrecision(2)), unit });
}

export const large = (decimal: string): string =>
  decimal.length > 15 ? `≈${NO_BREAK}10^${number(decimal.length - 1)}` : big(decimal);
