/** To the board as a whole. Only for as long as it has the focus may it take it: otherwise a browser that goes through a grid
    in reading order would leave out the cells within. */
export function focusBoard(): void {
  const board = document.getElementById('board');
  if (!board) return;
  board.tabIndex = -1;
  board.focus();
  board.addEventListener('blur', () => board.removeAttribute('tabindex'), { once: true });
}
