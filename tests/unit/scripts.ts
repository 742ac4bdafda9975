/** What each language but English is written in. */
export const SCRIPTS: Record<string, RegExp> = {
  ru: /[а-яё]/i,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
};
