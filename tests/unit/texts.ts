// Large inputs.

/** One case of so many knights, without order. */
export function knights(count: number, seed = 1): string {
  let state = seed;
  const roll = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % 500;
  };
  return `${count}\n${Array.from({ length: count }, () => `${roll()} ${roll()}\n`).join('')}`;
}
