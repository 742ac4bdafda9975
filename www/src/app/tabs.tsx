import { games } from 'words:page';
import { entryOf } from '../board/game-modules';
import { GAME_NAMES, type GameName } from '../engine/boundary';
import { state } from '../game';
import { visits } from '../links/visits';
import { Tabs } from '../ui/tabs';
import css from './header.module.css';

function choose(game: GameName): void {
  if (game !== state.tab.peek()) visits.openGame(game);
}

/** The games. */
export function GameTabs() {
  const tabs = GAME_NAMES.map((id) => ({ id, name: entryOf(id).name }));
  return (
    <Tabs
      class={css.gameTabs}
      label={games}
      prefix="tab"
      panel="panel"
      tabs={tabs}
      now={state.tab.value}
      choose={choose}
    />
  );
}
