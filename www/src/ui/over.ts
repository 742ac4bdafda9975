// What lies over the page: Back closes it, and the page's keys rest meanwhile.

/** Tells the history that something lies over the page, and how it is closed; returns what tells that it does so no more. */
type Cover = (close: () => void) => () => void;

let keeper: Cover = () => () => {};

/** The part that keeps the history says how. */
export function coverBy(cover: Cover): void {
  keeper = cover;
}

export const cover: Cover = (close) => keeper(close);

/** Whether a dialog has the page for itself. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
