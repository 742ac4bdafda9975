// A path that can be read: it stands for the browser's own, which cannot, and is written as SVG has it.

/** Digits enough for a thousandth of a pixel, also where a piece's unit is its cell. */
export const short = (value: number) => String(Number(value.toFixed(4)));

const numbers = (...values: number[]) => values.map(short).join(' ');
const TURN = 2 * Math.PI;
/** An arc of so little less than a turn is one. */
const FULL = TURN - 1e-6;

type Radii = number | readonly number[];

/** As the standard has it: of the corner, clockwise from the upper left. */
function cornersOf(radii: Radii, most: number): [number, number, number, number] {
  const [first = 0, second = first, third = first, fourth = second] = typeof radii === 'number' ? [radii] : radii;
  const least = (radius: number) => Math.min(radius, most);
  return [least(first), least(second), least(third), least(fourth)];
}

export class ReadPath {
  data: string;

  constructor(from: string | ReadPath = '') {
    this.data = typeof from === 'string' ? from : from.data;
  }

  moveTo(x: number, y: number): void {
    this.add(`M${numbers(x, y)}`);
  }

  lineTo(x: number, y: number): void {
    this.add(`${this.data ? 'L' : 'M'}${numbers(x, y)}`);
  }

  closePath(): void {
    if (this.data) this.add('Z');
  }

  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void {
    this.add(`Q${numbers(x1, y1, x, y)}`);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.add(`C${numbers(x1, y1, x2, y2, x, y)}`);
  }

  arc(x: number, y: number, radius: number, from: number, to: number, left = false): void {
    const turn = left ? from - to : to - from;
    const whole = turn >= FULL;
    const angle = whole ? TURN : ((turn % TURN) + TURN) % TURN;
    const at = (share: number) => {
      const end = from + (left ? -1 : 1) * angle * share;
      return [x + radius * Math.cos(end), y + radius * Math.sin(end)] as const;
    };
    const bow = (share: number) => this.add(`A${numbers(radius, radius)} 0 0 ${left ? 0 : 1} ${numbers(...at(share))}`);
    this.lineTo(...at(0));
    // In halves: an arc's two ends must differ, and neither half is the long way round.
    bow(0.5);
    bow(1);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.add(`M${numbers(x, y)}h${short(width)}v${short(height)}h${short(-width)}Z`);
  }

  roundRect(x: number, y: number, width: number, height: number, radii: Radii = 0): void {
    const [a, b, c, d] = cornersOf(radii, Math.min(width, height) / 2);
    const corner = (radius: number, right: number, down: number) =>
      radius > 0 ? `a${numbers(radius, radius)} 0 0 1 ${numbers(right, down)}` : '';
    const sides = [
      `M${numbers(x + a, y)}h${short(width - a - b)}${corner(b, b, b)}v${short(height - b - c)}${corner(c, -c, c)}`,
      `h${short(c + d - width)}${corner(d, -d, -d)}v${short(a + d - height)}${corner(a, a, -a)}Z`,
    ];
    this.add(sides.join(''));
  }

  addPath(path: ReadPath): void {
    this.add(path.data);
  }

  private add(data: string): void {
    this.data += data;
  }
}
