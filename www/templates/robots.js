function solve(input) {
  const numbers = input.split(/\s+/).filter(Boolean).map(Number);
  let at = 0;
  const pair = () => [numbers[at++], numbers[at++]];
  const output = [];
  for (let number = 1; ; number++) {
    // @read
    const [robotCount, teleportCount] = pair();
    if (!robotCount && !teleportCount) break;
    const robots = Array.from({ length: robotCount }, pair);
    const teleports = Array.from({ length: teleportCount }, pair);

    // @strategy
    const [row, column] = [15, 15];
    const moves = 0;
    const debris = 0;

    output.push(
      `Case ${number}:\n` +
        `Lost game after making ${moves} moves.\n` +
        `Final position: (${row},${column})\n` +
        `Number of cells with debris: ${debris}\n` +
        `Number of robots remaining: ${robots.length}\n`,
    );
  }
  return output.join('\n');
}
