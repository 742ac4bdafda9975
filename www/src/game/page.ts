// What the page is made of. Each part writes its own signals; `state` has those of all parts, for who reads them.
import { Engine } from '../engine/engine';
import type { News } from '../engine/protocol';
import { BoardHost, SHOWABLE } from './client';
import { Game } from './game';
import { Input } from './input';
import { Losses } from './losses';
import { Notices } from './notices';
import { Panes } from './panes';
import { Preferences } from './preferences';
import { Thinker } from './thinker';

type MakeEngine = (hear: (news: News) => void, lost: () => void) => Pick<Engine, 'ask' | 'askOf' | 'latest' | 'renew'>;

/** A page whose engines rest until something is asked of them. */
export function newPage(make: MakeEngine = (hear, lost) => new Engine(hear, lost)) {
  const notices = new Notices();
  const losses = new Losses(notices);
  const engines = {
    session: make(
      (news) => game.hear(news),
      () => input.engineLost(),
    ),
    thinker: make(
      (news) => thinker.hear(news),
      () => thinker.engineLost(),
    ),
  };
  const thinker = new Thinker(engines.thinker, losses);
  const game: Game = new Game(engines.session, notices);
  const { marks, timeline } = game;
  const panes = new Panes(marks);
  const input: Input = new Input(engines.session, game, thinker, notices, losses, () => panes.leaveGame());
  const boardHost = new BoardHost({ onMove: (move) => void game.move(move), onCell: null, shows: SHOWABLE });
  const preferences = new Preferences();
  const state = {
    ...input.state,
    ...game.state,
    ...timeline.state,
    ...marks.state,
    ...thinker.state,
    ...panes.state,
    ...notices.state,
    ...preferences.state,
  };
  return { state, engines, input, game, timeline, marks, thinker, panes, notices, boardHost, preferences };
}

export type Page = ReturnType<typeof newPage>;

/** All that the page shows follows from this, and from what features and games add. Only its owners write it. */
export type State = Page['state'];
