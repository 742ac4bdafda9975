// Breadth-first search on a graph. The input: how many nodes, then two nodes a line, an edge.
function solve(input) {
  const [count, ...ends] = input.split(/\s+/).filter(Boolean).map(Number);
  const edges = [];
  for (let at = 0; at + 1 < ends.length; at += 2) edges.push([ends[at], ends[at + 1]]);

  // The nodes stand on a circle.
  const place = (node) => {
    const turn = (2 * Math.PI * node) / count;
    return [Math.round(10 - 8 * Math.cos(turn)), Math.round(10 + 8 * Math.sin(turn))];
  };
  const nodes = [...Array(count).keys()];
  const board = new Board(21, 21, 'points');
  board.title('Breadth-first search');
  board.cells('plain', nodes.map(place));
  for (const [a, b] of edges) board.path('quiet', [place(a), place(b)]);
  for (const node of nodes) board.text('plain', String(node), place(node));

  const distance = new Map([[0, 0]]);
  const queue = [0];
  board.cells('marked', [place(0)]);
  board.sentence('The search begins at node 0.');
  board.score('0 edges');
  board.show();
  while (queue.length > 0) {
    const node = queue.shift();
    const next = edges.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));
    const fresh = [...new Set(next)].filter((other) => !distance.has(other));
    for (const other of fresh) {
      distance.set(other, distance.get(node) + 1);
      queue.push(other);
      board.path('first', [place(node), place(other)]);
      board.cells('marked', [place(other)]);
    }
    board.cells('good', [place(node)]);
    board.sentence(
      `Node ${node}, ${distance.get(node)} edges from node 0, leads to ${fresh.join(', ') || 'nothing new'}.`,
    );
    board.score(`${Math.max(...distance.values())} edges`);
    if (fresh.length > 0) board.event('found');
    console.log('waiting:', queue.join(' ') || 'none');
    board.show();
  }
}
