// The link and the QR code of a lesson, as long as it fits into them.
import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Lesson } from '../../../board/teaching';
import type { GameName } from '../../../engine/boundary';
import type { Link } from '../../../links/link';
import { addressFor } from '../../../platform/addresses';
import { publicAddress } from '../../../platform/served';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy';
import { Dialog } from '../../../ui/dialog';
import { LONGEST_CODE } from '../../share/code';
import css from '../../share/share.module.css';
import { lessonLink, preparedLink } from '../class-link';
import type { OpenLesson } from '../file/read';
import { LargeCode } from '../large-code';
import { LinkNote } from '../link-note';
import type { Mine } from '../mine/mine';
import { save } from './acts';

/** Characters that programs pass on. */
const LONGEST_LINK = 32_000;

const linkOf = (lesson: Lesson): Promise<Link> =>
  lessonLink(lesson.steps[0]?.position.game ?? 'robots', 'lesson', 0, JSON.stringify(lesson));

function ByCode({ href, saved }: { href: string; saved: (() => void) | null }) {
  if (!publicAddress('class')) return null;
  if (href.length <= LONGEST_CODE) return <LargeCode link={href} />;
  return (
    <>
      <p>{w.tooLongForCode}</p>
      {saved && <Button run={saved}>{w.save}</Button>}
    </>
  );
}

function Short({ href, saved }: { href: string; saved: ShareProps['saved'] }) {
  return (
    <>
      <label>
        {w.pupilsLink}
        <input type="text" readOnly value={href} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <CopyButton name={w.copyLink} text={href} isStrong />
      <LinkNote />
      <ByCode href={href} saved={saved} />
    </>
  );
}

/** `saved`: saves it as a file; a prepared lesson needs none. */
type ShareProps = { link: Link; saved: (() => void) | null; isTest: boolean; close: () => void };

function ShareLesson({ link, saved, isTest, close }: ShareProps) {
  const href = addressFor('class') + link.hash;
  return (
    <Dialog class={css.share} heading={w.share} closed={close}>
      {isTest && <p>{w.testShared}</p>}
      {link.whole ? (
        <Short href={href} saved={saved} />
      ) : (
        <>
          <p>{w.tooLong({ length: link.length, most: LONGEST_LINK })}</p>
          {saved && <Button run={saved}>{w.save}</Button>}
        </>
      )}
    </Dialog>
  );
}

/** What shares the prepared lesson of a game, and the dialog that it opens. The game's name is enough for a link. */
export function useSharePrepared(): [share: (game: GameName) => void, VNode | null] {
  const [open, dialog] = useLinkDialog();
  return [(game) => open(preparedLink(game), null, false), dialog];
}

/** What shares a lesson, and the dialog that it opens. `made`: the lesson as pupils get it. */
export function useShare(made: (of: Mine) => OpenLesson | null): [share: (of: Mine) => Promise<void>, VNode | null] {
  const [open, dialog] = useLinkDialog();
  const share = async (of: Mine) => {
    const lesson = made(of)?.lesson;
    if (lesson) open(await linkOf(lesson), () => save(of), lesson.test === true);
  };
  return [share, dialog];
}

function useLinkDialog(): [open: (link: Link, saved: ShareProps['saved'], isTest: boolean) => void, VNode | null] {
  const shared = useSignal<Omit<ShareProps, 'close'> | null>(null);
  const open = (link: Link, saved: ShareProps['saved'], isTest: boolean) => (shared.value = { link, saved, isTest });
  return [open, shared.value && <ShareLesson {...shared.value} close={() => (shared.value = null)} />];
}
