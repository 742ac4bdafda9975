// The way to the same moment in the other language.

import { words } from '../i18n';
import { leaveFor } from '../links/address';
import { otherLanguage as home } from '../platform/served';
import { state } from '../store/state';

const { language, sign, name } = words.page.other;

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
    leaveFor(home, state);
  }
}

export function Language() {
  return (
    <a
      class="icon-button language"
      href={home}
      lang={language}
      hreflang={language}
      title={name}
      aria-label={`${sign}: ${name}`}
      onPointerEnter={aim}
      onFocus={aim}
      onClick={turn}
    >
      {sign}
    </a>
  );
}
