// Gives the board the focus, or brings it into sight, from elsewhere in the page.

const BOARD = 'board';

/** To the board as a whole. Only for as long as it has the focus may it take it: otherwise a browser that goes through a grid
    in reading order would leave out the cells within. */
export function focusBoard(): void {
  const board = document.getElementById(BOARD);
  if (!board) return;
  board.tabIndex = -1;
  board.focus();
  board.addEventListener('blur', () => board.removeAttribute('tabindex'), { once: true });
}

/** To the cells of the board, at the cursor. */
export const focusCells = (): void => document.querySelector<HTMLElement>(`#${BOARD} [role=grid]`)?.focus();

/** On a phone the board may be above what is seen. */
export const showBoard = (): void => document.getElementById(BOARD)?.scrollIntoView({ block: 'nearest' });
