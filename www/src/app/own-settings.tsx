// The end of the menu: what every page has, and the ways to the main page and to the other languages.
import * as w from 'words:page';
import { themeNow } from '../board/appearance';
import { panes, preferences, state } from '../game';
import { toggleFullScreen, toggleTheme } from '../panes/shortcuts';
import { OTHERS } from '../platform/homes';
import { addressIn, addressOf } from '../platform/served';
import { Check } from '../ui/check';
import { MenuItem, MenuLink } from '../ui/menu';

const nothing = () => {};

export function OwnSettings() {
  const dark = themeNow(state) === 'dark';
  return (
    <>
      <MenuItem name={w.help} icon="help" run={() => panes.setHelp(true)} />
      <MenuItem name={w.fullScreen} icon="full" run={toggleFullScreen} />
      <MenuItem name={w.theme} icon={dark ? 'sun' : 'moon'} pressed={dark} run={toggleTheme} />
      <Check on={state.singleKeyShortcuts.value} set={(on) => preferences.setSingleKeyShortcuts(on)}>
        {w.letters}
      </Check>
      <hr />
      <MenuItem name={w.games} icon="left" run={() => location.assign(addressOf('main'))} />
      {OTHERS.map((home) => (
        <MenuLink
          key={home.language}
          href={addressIn(home, 'own')}
          language={home.locale}
          icon="language"
          aim={nothing}
          run={nothing}
        >
          {home.name}
        </MenuLink>
      ))}
    </>
  );
}
