// Statistics of many totals.

export type Bin = { low: number; high: number; games: { nth: number; total: number }[] };

const MOST_BINS = 12;
const WIDTHS = [1, 2, 5, 10, 20, 25, 50];

/** The number of totals in ranges of equal width, from the lowest to the highest. */
export function binsOf(totals: readonly number[]): Bin[] {
  if (totals.length === 0) return [];
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const width = WIDTHS.find((each) => Math.floor(high / each) - Math.floor(low / each) < MOST_BINS) ?? 100;
  const first = Math.floor(low / width);
  const bins = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, i): Bin => {
    return { low: (first + i) * width, high: (first + i + 1) * width - 1, games: [] };
  });
  totals.forEach((total, nth) => {
    bins[Math.floor(total / width) - first]?.games.push({ nth, total });
  });
  return bins;
}

/** Mean, its standard error, and the ends. */
export function spreadOf(totals: readonly number[]) {
  const count = totals.length;
  const mean = totals.reduce((sum, total) => sum + total, 0) / count;
  const squares = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0);
  const error = count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0;
  return { mean, error, low: Math.min(...totals), high: Math.max(...totals) };
}
