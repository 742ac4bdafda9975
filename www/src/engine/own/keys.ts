// Which positions are kept as a whole, where most are a change of the one before: one is found again from the last of these before it.

/** Characters of changes that are read in no time. */
const LEAST = 10_000;

/** `text`: the whole position; null: its line is one. */
type Key = { ply: number; text: string | null };

/**
 * The next key comes when the changes since the last one are as long as that is. So the keys together are no longer than what was printed, and
 * to find a position is to read no more than two whole ones.
 */
export class Keys {
  private readonly all: Key[] = [];
  private left = 0;

  /** Takes the next position. `line`: characters of its line; `whole`: the position as a whole line. */
  add(ply: number, line: number, isWhole: boolean, whole: () => string): void {
    this.left -= line;
    if (isWhole) this.put({ ply, text: null }, line);
    else if (this.left < 0) {
      const text = whole();
      this.put({ ply, text }, text.length);
    }
  }

  private put(key: Key, length: number): void {
    this.all.push(key);
    this.left = Math.max(LEAST, length);
  }

  /** The last one that is not behind a position. */
  upTo(ply: number): Key {
    let [first, last] = [0, this.all.length - 1];
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if ((this.all[middle]?.ply ?? 0) <= ply) first = middle;
      else last = middle - 1;
    }
    return this.all[first] ?? { ply: 0, text: null };
  }
}
