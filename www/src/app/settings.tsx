// What the menu of each page has: help, full screen, the languages, the theme and keys.
import * as w from 'words:page';
import { themeNow } from '../board/appearance';
import { panes, preferences, state } from '../game';
import { toggleFullScreen, toggleTheme } from '../panes/shortcuts';
import type { PageName } from '../platform/homes';
import { Check } from '../ui/check';
import { MenuItem } from '../ui/menu';
import { Languages } from './language';

export function Settings({ page }: { page: PageName }) {
  const dark = themeNow(state) === 'dark';
  return (
    <>
      <MenuItem name={w.help} icon="help" run={() => panes.setHelp(true)} />
      <MenuItem name={w.fullScreen} icon="full" run={toggleFullScreen} />
      <hr />
      <Languages page={page} />
      <MenuItem name={w.theme} icon={dark ? 'sun' : 'moon'} pressed={dark} run={toggleTheme} />
      <Check on={state.singleKeyShortcuts.value} set={(on) => preferences.setSingleKeyShortcuts(on)}>
        {w.letters}
      </Check>
    </>
  );
}
