// Example programs to start from: small, complete, and each with one idea.
import * as w from 'words:pursuit-robot';

const READ = `/** ${w.codeRead} */
function read(input) {
  const [role, torus, n, k, s, turns, turn, x, y, ...rest] = input.trim().split(/\\s+/).map(Number);
  const catchers = [];
  for (let i = 0; i < k; i++) catchers.push({ x: rest[2 * i], y: rest[2 * i + 1] });
  return { role, torus, n, k, s, turns, turn, fugitive: { x, y }, catchers };
}
`;

const PLACE = `/** ${w.codePlace} */
function place(game) {
  const { role, n, k, catchers } = game;
  if (role === 0) {
    const at = (i) => Math.floor(((i + 0.5) * n) / k) % n;
    return Array.from({ length: k }, (_, i) => [at(i), at(i)]);
  }
  let best = { x: 0, y: 0, far: -1 };
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const far = Math.min(...catchers.map((one) => distance(game, one, { x, y })));
      if (far > best.far) best = { x, y, far };
    }
  return [[best.x, best.y]];
}
`;

const DISTANCE = `/** ${w.codeAlong} */
function along({ torus, n }, from, to) {
  const far = to - from;
  return torus && Math.abs(far) > n / 2 ? far - Math.sign(far) * n : far;
}

function distance(game, a, b) {
  return Math.abs(along(game, a.x, b.x)) + Math.abs(along(game, a.y, b.y));
}
`;

const STAND = `// ${w.codeStand}
// ${w.codeRobot}
function robot(input) {
  const numbers = input.trim().split(/\\s+/).map(Number);
  const [role, torus, n, k, s, turns, turn] = numbers;

  // ${w.codeCount}
  const count = role === 0 ? k : turn === 0 ? 1 : s;

  // ${w.codeCorner}
  const corner = role === 0 ? "0 0" : \`\${n - 1} \${n - 1}\`;
  const pair = turn === 0 ? corner : "0 0";

  return Array(count).fill(pair).join("\\n");
}
`;

const CHASE = `// ${w.codeChase}
function robot(input) {
  const game = read(input);
  if (game.turn === 0) return write(place(game));
  if (game.role === 1) return write(Array(game.s).fill([0, 0]));
  return write(game.catchers.map((one) => towards(game, one, game.fugitive)));
}

function towards(game, from, to) {
  const right = along(game, from.x, to.x);
  const down = along(game, from.y, to.y);
  return Math.abs(right) > Math.abs(down) ? [Math.sign(right), 0] : [0, Math.sign(down)];
}

const write = (pairs) => pairs.map((pair) => pair.join(" ")).join("\\n");

${DISTANCE}
${PLACE}
${READ}`;

const FLEE = `// ${w.codeFlee}
function robot(input) {
  const game = read(input);
  if (game.turn === 0) return write(place(game));
  if (game.role === 0) return write(Array(game.k).fill([0, 0]));
  const steps = [];
  let at = game.fugitive;
  for (let i = 0; i < game.s; i++) {
    const [step, next] = best(game, at);
    steps.push(step);
    at = next;
  }
  return write(steps);
}

/** ${w.codeBest} */
function best(game, at) {
  const fear = (cell) => Math.min(...game.catchers.map((one) => distance(game, one, cell)));
  const options = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]]
    .map((step) => [step, go(game, at, step)])
    .filter(([, cell]) => cell !== null);
  return options.reduce((a, b) => (fear(b[1]) > fear(a[1]) ? b : a));
}

/** ${w.codeGo} */
function go({ torus, n }, { x, y }, [dx, dy]) {
  const inside = (line) => line >= 0 && line < n;
  if (torus) return { x: (x + dx + n) % n, y: (y + dy + n) % n };
  return inside(x + dx) && inside(y + dy) ? { x: x + dx, y: y + dy } : null;
}

const write = (pairs) => pairs.map((pair) => pair.join(" ")).join("\\n");

${DISTANCE}
${PLACE}
${READ}`;

export const EXAMPLES = { stand: STAND, chase: CHASE, flee: FLEE } as const;
