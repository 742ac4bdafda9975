import './notice.css';
import type { ComponentChildren } from 'preact';
import { notices, state } from '../game';
import type { Notice } from '../game/notices';
import { words } from '../i18n';
import { IconButton } from '../lib/icon-button';
import { lazy } from '../lib/lazy';

const w = words.notice;

const RefusalNotice = lazy(
  () => import('./refusal-notice').then(({ RefusalNotice }) => RefusalNotice),
  words.side.notLoaded,
  '',
);

function said(notice: Notice): ComponentChildren {
  switch (notice.kind) {
    case 'illegal':
    case 'badFile':
      return <RefusalNotice notice={notice} />;
    case 'bigFile':
      return w.bigFile(notice.name, notice.limit);
    case 'unreadableFile':
    case 'notText':
      return w[notice.kind](notice.name);
    case 'said':
      return notice.link ? <Way {...notice} link={notice.link} /> : notice.text;
    default:
      return w[notice.kind];
  }
}

const dismiss = () => notices.say(null);

function Way({ text, link }: { text: string; link: { href: string; name: string } }) {
  return (
    <>
      {text}{' '}
      <a href={link.href} onClick={dismiss}>
        {link.name}
      </a>
    </>
  );
}

/** One quiet line; it takes no focus and moves nothing. */
export function NoticeLine() {
  const notice = state.notice.value;
  return (
    <div class="notice" role="status">
      {notice && (
        <p>
          <span>{said(notice)}</span>
          <IconButton name={words.page.dismiss} icon="close" run={dismiss} />
        </p>
      )}
    </div>
  );
}
