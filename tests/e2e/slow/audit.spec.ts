// The audits of a class on the games whose states differ from those on Robots by the board alone.
import { audits } from '../audits';
import { classOf, GAMES } from '../class-states';

const others = GAMES.filter((game) => game !== 'robots');
audits(Object.fromEntries(others.map((game) => [`a class on ${game}`, classOf(game)])));
