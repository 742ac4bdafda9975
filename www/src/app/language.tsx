// The way to the same moment in the other language.

import { visits } from '../links/visits';
import { OTHER, type PageName } from '../platform/homes';
import { otherLanguage } from '../platform/served';
import { closeMenu, MenuLink } from '../ui/menu';

const { language, name } = OTHER;

type Press = MouseEvent & { currentTarget: HTMLAnchorElement };

export function Language({ page }: { page: PageName }) {
  const home = otherLanguage(page);
  /** For a new tab, which the browser opens by itself. */
  const aim = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = home + location.hash;
  };
  const turn = (event: Press) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return aim(event);
    event.preventDefault();
    closeMenu(event.currentTarget);
    visits.leaveFor(home);
  };
  return (
    <MenuLink href={home} language={language} icon="language" aim={aim} run={turn}>
      {name}
    </MenuLink>
  );
}
