import * as w from 'words:page';
import type { ComponentChildren } from 'preact';
import { notices, state } from '../game';
import type { LinkFault, Notice } from '../game/notices';
import { BETWEEN } from '../i18n/join';
import { cx } from '../lib/cx';
import { lazy } from '../lib/lazy';
import { IconButton } from '../ui/button';
import css from './notice.module.css';

const RefusalNotice = lazy(
  () => import('./refusal-notice').then(({ RefusalNotice }) => RefusalNotice),
  w.notLoaded,
  '',
);

function said(notice: Notice): ComponentChildren {
  switch (notice.kind) {
    case 'illegal':
    case 'badFile':
      return <RefusalNotice notice={notice} />;
    case 'bigFile':
      return w.bigFile({ name: notice.name, limit: notice.limit });
    case 'unreadableFile':
      return w.unreadableFile({ name: notice.name });
    case 'notText':
      return w.notText({ name: notice.name });
    case 'said':
      return notice.link ? <Way {...notice} link={notice.link} /> : notice.text;
    case 'notLoaded':
    case 'notRead':
    case 'partMissing':
      return <Again {...notice} />;
    default:
      return w.notice({ kind: notice.kind });
  }
}

const dismiss = () => notices.say(null);

function Way({ text, link }: { text: string; link: { href: string; name: string } }) {
  return (
    <>
      {text}
      {BETWEEN}
      <a href={link.href} onClick={dismiss}>
        {link.name}
      </a>
    </>
  );
}

/** Opens a link in a page that is loaded anew: a browser may remember that a part could not be fetched. */
function openAnew(event: Event, hash: string): void {
  event.preventDefault();
  location.hash = hash;
  location.reload();
}

function Again({ kind, hash }: { kind: LinkFault | 'partMissing'; hash: string }) {
  return (
    <>
      {w.notice({ kind })}
      {BETWEEN}
      <a href={hash} onClick={(event) => openAnew(event, hash)}>
        {w.again}
      </a>
    </>
  );
}

/** One quiet line; it takes no focus and moves nothing. `class`: where it lies, if not at the top. */
export function NoticeLine({ class: own }: { class?: string | undefined }) {
  const notice = state.notice.value;
  return (
    <div class={cx(css.notice, own)} role="status">
      {notice && (
        <p>
          <span>{said(notice)}</span>
          <IconButton name={w.dismiss} icon="close" run={dismiss} />
        </p>
      )}
    </div>
  );
}
