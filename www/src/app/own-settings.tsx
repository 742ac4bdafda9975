// The end of the menu: what every page has, and the ways to the main page and to the other languages.
import * as w from 'words:page';
import { themeNow } from '../board/appearance';
import { panes, preferences, state } from '../game';
import { toggleFullScreen, toggleTheme } from '../panes/shortcuts';
import { type Home, OTHERS } from '../platform/homes';
import { addressIn, addressOf } from '../platform/served';
import { Check } from '../ui/check';
import { MenuItem, MenuLink } from '../ui/menu';

/** What stands here is kept in this browser, in every language; of the address only the file that it names is missing there. */
const named = (): string => {
  const field = location.search
    .slice(1)
    .split('&')
    .find((one) => /^(task|positions)=/.test(one));
  return field ? `?${field}` : '';
};

function Language({ home }: { home: Home }) {
  const address = addressIn(home, 'own');
  const aim = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = address + named();
  };
  return (
    <MenuLink href={address} language={home.locale} icon="language" aim={aim} run={() => {}}>
      {home.name}
    </MenuLink>
  );
}

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
        <Language key={home.language} home={home} />
      ))}
    </>
  );
}
