// The audits of a class on the games whose states differ from those on Robots by the board alone, and of a board with a part of its
// controls.
import { audits } from '../audits';
import { boardWith, classOf, GAMES } from '../states';

const others = GAMES.filter((game) => game !== 'robots');
audits({
  ...Object.fromEntries(others.map((game) => [`a class on ${game}`, classOf(game)])),
  'boards elsewhere': { 'a board with its timeline': boardWith('timeline') },
});
