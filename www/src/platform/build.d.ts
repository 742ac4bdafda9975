/** The address of the folder on the web, as the build was told; a single file links to it. Null if there is none. */
declare const PUBLIC_ADDRESS: string | null;
/** The version of the program, which files name that it has written. */
declare const PROGRAM_VERSION: string;
/** The day of its release, if it was released. */
declare const PROGRAM_RELEASED: string | undefined;

/** The languages that there are pages in. `locale`: what a page says that it is written in. `name`: what those who speak it call it. */
declare const SPOKEN: readonly [Spoken, ...Spoken[]];
type Spoken = { readonly language: string; readonly locale: string; readonly name: string };

/** Whether this is the whole page; false for a board on other pages, which has no panes beside it. */
declare const WHOLE_PAGE: boolean;

/** A script with all that it imports, as a text. */
declare module '*?script' {
  const code: string;
  export default code;
}

/** The pack of Python: the name of its file, and its size in bytes. */
declare const PYTHON_PACK: { readonly name: string; readonly bytes: number };
