// Finds the elements that take the focus, or come into sight, from elsewhere in the page.

export const focusElement = (id: string): void => document.getElementById(id)?.focus();

/**
 * What a pointer has pressed keeps no focus, so that the keys are the game's at once, as they are in Safari anyway. Who pressed it by a
 * key, or by a screen reader, stays on it: such a click has no count.
 */
export function leaveKeys({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}

/** Brings an element into the middle and gives it the focus. */
export function revealElement(id: string): void {
  const found = document.getElementById(id);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

/** Shows the beginning of an element that scrolls. */
export const scrollToTop = (id: string): void => document.getElementById(id)?.scrollTo(0, 0);
