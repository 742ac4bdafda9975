// The link and the QR code of a lesson, as long as it fits into them.
import * as w from 'words:lesson';
import type { Lesson } from '../../../board/teaching';
import type { Link } from '../../../links/link';
import { lessonLink } from '../../../links/teach-link';
import { publicAddress } from '../../../platform/served';
import { CopyButton } from '../../../ui/copy';
import { Dialog } from '../../../ui/dialog';
import { Code, LONGEST_CODE } from '../../share/code';
import css from '../../share/share.module.css';

/** Characters that programs pass on. */
const LONGEST_LINK = 32_000;

export const linkOf = (lesson: Lesson): Promise<Link> =>
  lessonLink(lesson.steps[0]?.position.game ?? 'robots', 'lesson', 0, JSON.stringify(lesson));

function Short({ href }: { href: string }) {
  return (
    <>
      <label>
        {w.pupilsLink}
        <input type="text" readOnly value={href} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <CopyButton name={w.copyLink} text={href} isStrong />
      {publicAddress() && href.length <= LONGEST_CODE && <Code link={href} />}
    </>
  );
}

export function ShareLesson({ link, close }: { link: Link; close: () => void }) {
  const href = (publicAddress() ?? location.href.split('#')[0]) + link.hash;
  return (
    <Dialog class={css.share} heading={w.share} closed={close}>
      {link.whole ? <Short href={href} /> : <p>{w.tooLong({ length: link.length, most: LONGEST_LINK })}</p>}
    </Dialog>
  );
}
