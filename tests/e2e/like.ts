// Messages some of whose values a test does not know, as patterns.

/** Stands for any value, `MANY` for any number above one. */
export const ANY = '…any…';
export const MANY = Number.NaN;

/** The pattern of a message. */
export const like = (message: string): RegExp => {
  const escaped = message.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(escaped.replaceAll(ANY, '.+').replaceAll(String(MANY), '.+').replace(/\s/g, '\\s'));
};
