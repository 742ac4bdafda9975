// The pictures of the README and the book, in docs/: what each shows, and its size. `make screenshots` takes them, and
// tests/unit/pictures.test.ts holds README, book and folder to this list.

type Picture = { hash: string; width: number; height: number };

/** As wide as they are read. */
const small = (hash: string): Picture => ({ hash, width: 960, height: 600 });

export const PICTURES: Record<string, Picture> = {
  page: { hash: '#v=1&game=robots&sample=statement&case=3&ply=20', width: 1440, height: 900 },
  janken: small('#v=1&game=janken&sample=zones&case=1&ply=2'),
  pursuit: small('#v=1&game=pursuit&sample=torus&case=1&ply=6'),
  solitaire: small('#v=1&game=solitaire&sample=fresh&case=1&ply=24'),
  knights: small('#v=1&game=knights&sample=twenty&case=1&ply=9'),
};

/** The board of anybody's task, with the example that it opens with. */
export const OWN = { name: 'own-board', width: 1366, height: 768 };

/** The moving one: the whole of a game, with a reason that holds for all of it. */
export const FILM = { name: 'film', hash: '#v=1&game=pursuit&sample=torus&case=1&ply=6', width: 480, most: 400_000 };
