// Coordinates as a person writes them, and the cells that are offered.

import { FARTHEST } from '../../board/travel';
import type { BoardCell } from '../../game/cells';

export type Misread = 'unreadable' | 'beyond';

const MOST_DIGITS = 40;
const MOST_POWER = 100n;

/** 4 611 686, 4,611,686, 4_611_686 or 2^62, also 2^53 - 3. */
export function readNumber(text: string): bigint | Misread {
  // Separators are left out only between groups of three digits.
  const whole = text.replace(/(?<=\d)[\s,._'’](?=\d{3}(?!\d))/g, '').replace(/−/g, '-');
  const plain = whole.replace(/\s*([-+^])\s*/g, '$1').trim();
  const [, base, power, sign, more] = /^(\d+)(?:\^(\d+))?(?:([+-])(\d+))?$/.exec(plain) ?? [];
  if (base === undefined || plain.length > MOST_DIGITS) return base === undefined ? 'unreadable' : 'beyond';
  const exponent = BigInt(power ?? 1);
  if (exponent > MOST_POWER) return 'beyond';
  const rest = BigInt(more ?? 0);
  const value = BigInt(base) ** exponent + (sign === '-' ? -rest : rest);
  return value < 0n || value > FARTHEST ? 'beyond' : value;
}

const SAFE = 1n << 53n;

export type Preset = 'corner' | 'ray' | 'doubles' | 'far';
export const PRESETS: Record<Preset, { place: BoardCell; cell: number }> = {
  corner: { place: { x: 0n, y: 0n }, cell: 24 },
  ray: { place: { x: 200n, y: 400n }, cell: 8 },
  doubles: { place: { x: SAFE, y: SAFE }, cell: 24 },
  far: { place: { x: FARTHEST, y: FARTHEST }, cell: 24 },
};
