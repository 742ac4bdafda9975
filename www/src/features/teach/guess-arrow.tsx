// The guess of a class on the board: an arrow to where it leads, or a ring.
import { stage } from '../../board/board-input';
import type { Box } from '../../board/drawing';
import { useResizes } from '../../board/resizes';
import type { Arrow } from '../../board/teaching';
import { state } from '../../game';
import { cellOfAnswer } from './answer-name';
import { classroom } from './classroom';
import css from './guess-arrow.module.css';
import { NO_MOVE } from './question';

/** Shares of a cell: what an arrow leaves free of where it begins, the length of its head. */
const FREE = 0.32;
const HEAD = 0.3;

/** What is to be drawn of the guess. */
function arrowsNow(): readonly Arrow[] {
  const [said, kind, shown, words] = [
    classroom.guessed.value,
    classroom.question.value?.kind,
    state.shown.value,
    classroom.teaching.value,
  ];
  if (said === null || said === NO_MOVE || !shown || classroom.playedOn.value) return [];
  const cell = kind === 'cell' && cellOfAnswer(said);
  if (cell) return [{ from: null, to: cell }];
  return kind === 'move' && words?.arrows ? words.arrows(shown.frame.board, shown.explanation, said) : [];
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

const ring = ({ left, top, width, height }: Box): string => {
  const [x, y, r] = [left + width / 2, top + height / 2, 0.44 * Math.min(width, height)];
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
};

function line(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)];
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  if (long === 0) return ring(to);
  const [side, x, y] = [Math.min(to.width, to.height), (b.x - a.x) / long, (b.y - a.y) / long];
  const begin = Math.min(FREE * side, long / 3);
  const barb = (turn: number) => {
    const [back, aside] = [-HEAD * side, 0.6 * HEAD * side * turn];
    return `${b.x + back * x - aside * y} ${b.y + back * y + aside * x}`;
  };
  return `M${a.x + begin * x} ${a.y + begin * y}L${b.x} ${b.y}M${barb(1)}L${b.x} ${b.y}L${barb(-1)}`;
}

export function GuessArrow() {
  useResizes();
  // Both move the cells.
  void state.view.value;
  void state.crop.value;
  const arrows = arrowsNow();
  const [drawn, scene] = [stage.value, stage.value?.currentScene()];
  const paths = arrows.flatMap(({ from, to }) => {
    const [begin, end] = [from && drawn?.cellBox(from), drawn?.cellBox(to)];
    return end ? [begin ? line(begin, end) : ring(end)] : [];
  });
  return (
    <svg
      class={css.guess}
      aria-hidden="true"
      width={scene?.size.width ?? 0}
      height={scene?.size.height ?? 0}
      data-arrows={paths.length}
    >
      {paths.map((path) => (
        <g key={path}>
          <path class={css.halo} d={path} />
          <path d={path} />
        </g>
      ))}
    </svg>
  );
}
