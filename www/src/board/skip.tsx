// The link at the head of a page that leads past all else to the board. It is in sight while it has the focus.
import { skip } from 'words:page';
import { focusBoard } from './focus';
import css from './skip.module.css';

/** Not by the address, which holds the link. */
function toBoard(event: Event): void {
  event.preventDefault();
  focusBoard();
}

export const Skip = () => (
  <a class={css.skip} href="#board" onClick={toBoard}>
    {skip}
  </a>
);
