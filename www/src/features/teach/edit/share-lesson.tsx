// The link and the QR code of a lesson, as long as it fits into them.
import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Lesson } from '../../../board/teaching';
import type { GameName } from '../../../engine/boundary';
import type { Link } from '../../../links/link';
import { addressFor } from '../../../platform/addresses';
import { publicAddress } from '../../../platform/served';
import { CopyButton } from '../../../ui/copy';
import { Dialog } from '../../../ui/dialog';
import { Code, LONGEST_CODE } from '../../share/code';
import css from '../../share/share.module.css';
import { lessonLink } from '../class-link';
import type { OpenLesson } from '../file/read';
import { LinkNote } from '../link-note';
import type { Mine } from '../mine/mine';

/** Characters that programs pass on. */
const LONGEST_LINK = 32_000;

const linkOf = (lesson: Lesson): Promise<Link> =>
  lessonLink(lesson.steps[0]?.position.game ?? 'robots', 'lesson', 0, JSON.stringify(lesson));

function Short({ href }: { href: string }) {
  return (
    <>
      <label>
        {w.pupilsLink}
        <input type="text" readOnly value={href} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <CopyButton name={w.copyLink} text={href} isStrong />
      <LinkNote />
      {publicAddress('class') && href.length <= LONGEST_CODE && <Code link={href} />}
    </>
  );
}

function ShareLesson({ link, close }: { link: Link; close: () => void }) {
  const href = addressFor('class') + link.hash;
  return (
    <Dialog class={css.share} heading={w.share} closed={close}>
      {link.whole ? <Short href={href} /> : <p>{w.tooLong({ length: link.length, most: LONGEST_LINK })}</p>}
    </Dialog>
  );
}

/** What shares the prepared lesson of a game, and the dialog that it opens. The game's name is enough for a link. */
export function useSharePrepared(): [share: (game: GameName) => Promise<void>, VNode | null] {
  const [open, dialog] = useLinkDialog();
  return [async (game) => open(await lessonLink(game, 'lesson', 0, null)), dialog];
}

/** What shares a lesson, and the dialog that it opens. `made`: the lesson as pupils get it. */
export function useShare(made: (of: Mine) => OpenLesson | null): [share: (of: Mine) => Promise<void>, VNode | null] {
  const [open, dialog] = useLinkDialog();
  const share = async (of: Mine) => {
    const lesson = made(of)?.lesson;
    if (lesson) open(await linkOf(lesson));
  };
  return [share, dialog];
}

function useLinkDialog(): [open: (link: Link) => void, VNode | null] {
  const link = useSignal<Link | null>(null);
  const open = (opened: Link) => (link.value = opened);
  return [open, link.value && <ShareLesson link={link.value} close={() => (link.value = null)} />];
}
