// The way to the same moment in the other language.

import { visits } from '../links/visits';
import { OTHER } from '../platform/homes';
import { otherLanguage as home } from '../platform/served';
import { closeMenu, MenuLink } from '../ui/menu';

const { language, name } = OTHER;

type Press = MouseEvent & { currentTarget: HTMLAnchorElement };

/** For a new tab, which the browser opens by itself. */
function aim({ currentTarget }: { currentTarget: HTMLAnchorElement }): void {
  currentTarget.href = home + location.hash;
}

function turn(event: Press): void {
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (elsewhere) aim(event);
  else {
    event.preventDefault();
    closeMenu(event.currentTarget);
    visits.leaveFor(home);
  }
}

export function Language() {
  return (
    <MenuLink href={home} language={language} icon="language" aim={aim} run={turn}>
      {name}
    </MenuLink>
  );
}
