// A language that nobody speaks: English with other letters, and longer. It shows which words have no room.

const LETTERS: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  y: 'ÿ',
  A: 'Á',
  E: 'Ë',
  O: 'Ö',
};

/** By how much a text is longer. */
const MORE = 0.4;

/** A word with as many letters more as are due: `owed` is what the words before it have left. */
function stretched(word: string, owed: number): string {
  const vowel = /[aeiou]/.exec(word);
  if (!vowel || owed < 1) return word;
  return word.slice(0, vowel.index) + vowel[0].repeat(Math.floor(owed)) + word.slice(vowel.index);
}

export function madeUp(text: string): string {
  let owed = 0;
  const longer = text.replace(/\p{L}+/gu, (word) => {
    owed += word.length * MORE;
    const now = stretched(word, owed);
    owed -= now.length - word.length;
    return now;
  });
  return longer.replace(/[a-zA-Z]/g, (letter) => LETTERS[letter] ?? letter);
}
