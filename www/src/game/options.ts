// A case's options as they are written: "reading=blocked seed=7".

/** What an option says; null where it says nothing. */
export function optionOf(options: string, key: string): string | null {
  const word = options.split(/\s+/).find((word) => word.startsWith(`${key}=`));
  return word === undefined ? null : word.slice(key.length + 1);
}

/** The options with one of them changed; null takes it out. */
export function changed(options: string, key: string, value: string | null): string {
  const others = options.split(/\s+/).filter((word) => word && !word.startsWith(`${key}=`));
  return [...others, ...(value === null ? [] : [`${key}=${value}`])].join(' ');
}
