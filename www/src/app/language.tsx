// The way to the same moment in the other language.

import { Icon } from '../lib/icons';
import { visits } from '../links/visits';
import { closeMenu } from '../panes/menu';
import { OTHER } from '../platform/homes';
import { otherLanguage as home } from '../platform/served';

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
    <a class="item" href={home} lang={language} hreflang={language} onPointerEnter={aim} onFocus={aim} onClick={turn}>
      <Icon name="language" />
      {name}
    </a>
  );
}
