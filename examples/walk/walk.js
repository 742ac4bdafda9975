// A walk under test. The input is a map: `#` is a wall, `S` the start, `G` the goal. The output under test is the walk:
// one of the letters U, D, L and R for each step.
const STEPS = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] };
const NOWHERE = [1000, 1000];

function solve(input, output) {
  const map = input.trim().split(/\s+/);
  const find = (mark) => map.flatMap((row, r) => [...row].flatMap((found, c) => (found === mark ? [[r, c]] : [])));
  const [[start], [goal]] = [find('S'), find('G')];
  const board = new Board(map.length, map[0].length);
  board.cells('wall', find('#'));
  board.cells('gold', [goal]);
  board.piece('S', start, { figure: 'person', kind: 'first' });
  board.show();

  const way = [start];
  for (const [nth, letter] of [...output.replace(/\s/g, '')].entries()) {
    const at = way[nth];
    const [down, right] = STEPS[letter] ?? NOWHERE;
    const to = [at[0] + down, at[1] + right];
    const mark = map[to[0]]?.[to[1]] ?? '?';
    board.sentence(`${nth + 1}: ${letter} → ${mark}`);
    if ('#?'.includes(mark)) {
      board.piece('S', at, { state: 'hit' });
      board.highlight('bad', mark === '#' ? [to] : []);
      board.event('illegal');
      board.show();
      return;
    }
    way.push(to);
    board.clear('paths');
    board.path('first', way);
    board.piece('S', to);
    board.score(nth + 1);
    board.show();
  }
}
