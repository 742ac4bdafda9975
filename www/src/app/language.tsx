// The ways to the same moment in the other languages.

import { visits } from '../links/visits';
import { type Home, OTHERS, type PageName } from '../platform/homes';
import { addressIn } from '../platform/served';
import { closeMenu, MenuLink } from '../ui/menu';

type Press = MouseEvent & { currentTarget: HTMLAnchorElement };

function Language({ home, page }: { home: Home; page: PageName }) {
  const address = addressIn(home, page);
  /** For a new tab, which the browser opens by itself. */
  const aim = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = address + location.hash;
  };
  const turn = (event: Press) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return aim(event);
    event.preventDefault();
    closeMenu(event.currentTarget);
    visits.leaveFor(address);
  };
  return (
    <MenuLink href={address} language={home.locale} icon="language" aim={aim} run={turn}>
      {home.name}
    </MenuLink>
  );
}

export const Languages = ({ page }: { page: PageName }) => (
  <>
    {OTHERS.map((home) => (
      <Language key={home.language} home={home} page={page} />
    ))}
  </>
);
