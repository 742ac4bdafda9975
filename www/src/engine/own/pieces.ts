// A text that comes in pieces. Each is kept as whole lines, so that a line stands in one piece: to join them all at every piece that comes
// would copy a long text again and again.

export class Pieces {
  private readonly texts: string[] = [];
  /** Where each begins. */
  private readonly starts: number[] = [];
  /** The beginning of a line whose end has not come. */
  private rest = '';
  /** Characters of whole lines. */
  length = 0;
  /** Characters that have come. */
  get came(): number {
    return this.length + this.rest.length;
  }

  /** `isLast`: nothing comes behind it, and its last line needs no end. */
  add(text: string, isLast: boolean): void {
    const end = isLast ? text.length : text.lastIndexOf('\n') + 1;
    if (end > 0 || isLast) this.put(this.rest + text.slice(0, end));
    this.rest = end > 0 || isLast ? text.slice(end) : this.rest + text;
  }

  private put(lines: string): void {
    if (lines === '') return;
    this.texts.push(lines);
    this.starts.push(this.length);
    this.length += lines.length;
  }

  /** Where the line ends that has a character in it. */
  lineEnd(at: number): number {
    const nth = this.find(at);
    const [text = '', start = 0] = [this.texts[nth], this.starts[nth]];
    const found = text.indexOf('\n', at - start);
    return start + (found < 0 ? text.length : found);
  }

  slice(from: number, to: number): string {
    let all = '';
    for (let nth = this.find(from); nth < this.texts.length; nth++) {
      const start = this.starts[nth] ?? 0;
      if (start >= to) break;
      all += this.texts[nth]?.slice(Math.max(0, from - start), to - start) ?? '';
    }
    return all;
  }

  /** The piece that has a character. */
  private find(at: number): number {
    let [first, last] = [0, this.starts.length - 1];
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if ((this.starts[middle] ?? 0) <= at) first = middle;
      else last = middle - 1;
    }
    return first;
  }
}
