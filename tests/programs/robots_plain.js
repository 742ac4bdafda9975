// Robots as a contestant would write it: every candidate tried on a copy.
const STEPS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right]));
const isSame = (a, b) => a[0] === b[0] && a[1] === b[1];
const has = (cells, cell) => cells.some((one) => isSame(one, cell));
const isOnBoard = (cell) => cell.every((place) => place >= 1 && place <= 31);
const added = (a, b) => [a[0] + b[0], a[1] + b[1]];
const toward = (robot, you) => robot.map((place, axis) => place + Math.sign(you[axis] - place));
const isDeadly = ({ you, robots }) => robots.some((robot) => isSame(toward(robot, you), you));

function walked({ you, robots, debris }, step) {
  const to = added(you, step);
  if (!isOnBoard(to) || has(robots, to)) return null;
  if (!has(debris, to)) return { you: to, robots, debris };
  const beyond = added(to, step);
  if (!isOnBoard(beyond) || has(debris, beyond)) return null;
  const left = debris.filter((cell) => !isSame(cell, to));
  return { you: to, robots: robots.filter((robot) => !isSame(robot, beyond)), debris: [...left, beyond] };
}

function replied({ you, robots, debris }) {
  const moved = robots.map((robot) => toward(robot, you));
  const alive = [];
  const wrecks = [...debris];
  for (const robot of moved) {
    if (has(wrecks, robot)) continue;
    (moved.filter((one) => isSame(one, robot)).length === 1 ? alive : wrecks).push(robot);
  }
  return { you, robots: alive, debris: wrecks };
}

const nearest = ({ you, robots }) =>
  Math.min(...robots.map((robot) => Math.abs(robot[0] - you[0]) + Math.abs(robot[1] - you[1])));

function bestWalk(state) {
  const tried = STEPS.map((step) => walked(state, step)).filter((after) => after && !isDeadly(after));
  const isBetter = (a, b) =>
    a.robots.length < b.robots.length || (a.robots.length === b.robots.length && nearest(a) > nearest(b));
  return tried.map(replied).reduce((best, after) => (best && !isBetter(after, best) ? best : after), null);
}

function teleported({ you, robots, debris }, entries) {
  const isFree = (to) => !isSame(to, you) && !has(robots, to) && !has(debris, to) && !isDeadly({ you: to, robots });
  const nth = entries.findIndex(isFree);
  return nth < 0 ? null : replied({ you: entries.splice(nth, 1)[0], robots, debris });
}

function play(robots, entries) {
  let state = { you: [15, 15], robots, debris: [] };
  let [moves, lost, output] = [0, false, ''];
  while (state.robots.length > 0 && !lost) {
    moves += 1;
    const walk = bestWalk(state);
    const after = walk ?? teleported(state, entries);
    if (after && !walk) output += `Move ${moves}: teleport to (${after.you})\n`;
    lost = !after;
    state = after ?? replied(state);
  }
  console.error('moves:', moves);
  output += `${lost ? 'Lost' : 'Won'} game after making ${moves} moves.\nFinal position: (${state.you})\n`;
  output += `Number of cells with debris: ${state.debris.length}\n`;
  return lost ? `${output}Number of robots remaining: ${state.robots.length}\n` : output;
}

function solve(input) {
  const numbers = input.split(/\s+/).filter(Boolean).map(Number);
  let at = 0;
  const pair = () => [numbers[at++], numbers[at++]];
  const cells = (length) => Array.from({ length }, pair);
  const cases = [];
  for (let counts = pair(); counts[0] || counts[1]; counts = pair())
    cases.push(`Case ${cases.length + 1}:\n${play(cells(counts[0]), cells(counts[1]))}`);
  return cases.join('\n');
}
