// A tile as an image in a line of text.

import type { Colour, Piece } from '../../../engine/boundary';
import { cx } from '../../../lib/cx';
import { FIGURES, SHAPES } from '../draw/figures';
import css from '../solitaire.module.css';

type Pictured = { piece: Piece | null; colour: Colour };

/** It is hidden from screen readers, because the text beside it names the piece. */
export function PieceIcon({ piece, colour }: Pictured) {
  const { fill, cut } = piece ? FIGURES[piece] : { fill: '', cut: '' };
  return (
    <svg class={cx(css.piece, css[colour])} viewBox="-.5 -.5 1 1" aria-hidden="true">
      <path class={css.metal} d={colour === 'empty' ? '' : SHAPES[colour]} />
      <path class={css.figure} d={fill} />
      <path class={css.cut} d={cut} />
    </svg>
  );
}
