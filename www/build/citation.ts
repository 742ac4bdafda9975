// Which program writes a file, as CITATION.cff says: the command line reads the day of a release from there, too.

/** `released`: the day of the release, as YYYY-MM-DD, perhaps in quotes there; undefined if there is none. */
export function cited(citation: string): { version?: string; released?: string } {
  const field = (name: string) => new RegExp(`^${name}: *["']?(.+?)["']? *$`, 'm').exec(citation)?.[1];
  return { version: field('version'), released: field('date-released') };
}
