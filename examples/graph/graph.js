// Breadth-first search. The input has n, m and the start; then n points, each its row and its column; then m edges,
// each the numbers of two points, from 0 in the order of the points.
function solve(input) {
  const numbers = input.trim().split(/\s+/).map(Number);
  const pairs = (count) => Array.from({ length: count }, () => [numbers.shift(), numbers.shift()]);
  const [n, m, start] = numbers.splice(0, 3);
  const [points, edges] = [pairs(n), pairs(m)];
  const neighbours = points.map((_, at) => edges.filter((edge) => edge.includes(at)).map(([a, b]) => a + b - at));
  const side = (which) => 1 + Math.max(...points.map((point) => point[which]));
  const board = new Board(side(0), side(1), 'points');
  board.cells('plain', points);
  for (const [a, b] of edges) board.path('quiet', [points[a], points[b]]);

  const distance = new Map([[start, 0]]);
  const queue = [start];
  while (queue.length > 0) {
    const here = queue.shift();
    const fresh = neighbours[here].filter((there) => !distance.has(there));
    for (const there of fresh) {
      distance.set(there, distance.get(here) + 1);
      board.path('first', [points[here], points[there]]);
    }
    queue.push(...fresh);
    board.cells('good', [points[here]]);
    board.cells('marked', queue.map((there) => points[there]));
    board.piece('BFS', points[here], { figure: 'ring', kind: 'first' });
    board.text('plain', distance.get(here), points[here]);
    board.sentence(`d(${here}) = ${distance.get(here)}; ${here} → [${fresh.join(', ')}]`);
    board.score(`${distance.size} / ${n}`);
    board.show();
  }
}
