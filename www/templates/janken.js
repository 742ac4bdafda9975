function solve(input) {
  const tokens = input.split(/\s+/).filter(Boolean);
  let at = 0;
  const token = () => tokens[at++];
  const count = () => Number(token());
  const output = [];
  const games = count();
  for (let game = 1; game <= games; game++) {
    // @read
    const terrain = {};
    [...'ABCDEFGHI'].forEach((letter, row) => {
      const first = Math.max(1, 5 - row);
      for (let number = first; number < first + 9 - Math.abs(4 - row); number++) terrain[letter + number] = token();
    });
    const sides = [count(), count()];
    const units = sides.flatMap((size, side) =>
      Array.from({ length: size }, () => ({ side, kind: token(), cell: token() })),
    );

    output.push(`Game #${game}`);
    const moves = count();
    for (let move = 1; move <= moves; move++) {
      const [start, end] = [token(), token()];

      // @strategy
      const pointsLeft = null;

      const result = pointsLeft === null ? 'Unsuccessful' : `Successful (${pointsLeft} points left)`;
      output.push(`Move #${move} (${start} -> ${end}): ${result}`);
    }
  }
  return `${output.join('\n')}\n`;
}
