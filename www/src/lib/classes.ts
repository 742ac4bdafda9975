/** The names of classes that an element has, of those that may be none. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
