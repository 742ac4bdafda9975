// The pages in each language.
import { LANGUAGE } from 'words:language';

/** The game that is open, a class, or a board of one's own. */
export type PageName = 'main' | 'class' | 'own';

export type Home = Spoken & Record<PageName, string>;

/** As the build calls them (build/pages.ts). */
const HOMES = SPOKEN.map((spoken, nth): Home => {
  const end = nth > 0 ? `-${spoken.language}` : '';
  return { ...spoken, main: `./${end.slice(1) || 'index'}.html`, class: `./class${end}.html`, own: `./own${end}.html` };
});

const isHere = ({ language }: Home) => language === LANGUAGE;

/** The pages in this language, and in each other one. */
export const HERE = HOMES.find(isHere) as Home;
export const OTHERS: readonly Home[] = HOMES.filter((home) => !isHere(home));
