// The scores of printed positions, in so many columns as a line on a screen needs, however many positions there are.

/** Groups of three with commas between them, as `f"{score:,}"` prints them, or digits; a sign behind a letter is a dash. */
const NUMBER = /(?:(?<!\w)-)?(?:\d{1,3}(?:,\d{3})+(?![\d,])|\d+)(?:\.\d+)?(?:e[-+]?\d+)?/i;

/** Characters of a score; a longer text is none. */
const LONGEST = 200;

/** The number in a score such as `1234` or `cost 12 of 40`: the first one; NaN if there is none. */
export function numberIn(score: string): number {
  if (score.length > LONGEST) return Number.NaN;
  const value = Number(NUMBER.exec(score)?.[0].replaceAll(',', ''));
  return Number.isFinite(value) ? value : Number.NaN;
}

/** `per`: how many positions a column has. `least`, `most`: of the scores in each column; NaN where there is none. */
export type ScoreLine = { per: number; least: number[]; most: number[] };

/** At most; a line has two points in each. */
const COLUMNS = 512;

type Join = (a: number, b: number) => number;
const lesser: Join = (a, b) => (Number.isNaN(b) || a <= b ? a : b);
const greater: Join = (a, b) => (Number.isNaN(b) || a >= b ? a : b);

/** Of every two columns one. */
const halved = (columns: number[], join: Join): number[] =>
  columns.flatMap((a, nth) => (nth % 2 === 0 ? [join(a, columns[nth + 1] as number)] : []));

/** Takes the scores of positions one by one, as they are read. */
export class Scores {
  private count = 0;
  private numbers = 0;
  private per = 1;
  private least: number[] = [];
  private most: number[] = [];

  /** NaN for a position without one. */
  add(score: number): void {
    if (this.count === COLUMNS * this.per) this.halve();
    const at = Math.floor(this.count / this.per);
    this.least[at] = lesser(this.least[at] ?? Number.NaN, score);
    this.most[at] = greater(this.most[at] ?? Number.NaN, score);
    this.count += 1;
    if (!Number.isNaN(score)) this.numbers += 1;
  }

  private halve(): void {
    this.per *= 2;
    this.least = halved(this.least, lesser);
    this.most = halved(this.most, greater);
  }

  /** Those so far; null where they make no line. */
  get line(): ScoreLine | null {
    return this.numbers < 2 ? null : { per: this.per, least: [...this.least], most: [...this.most] };
  }
}
