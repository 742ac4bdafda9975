// The link and the QR code of a lesson, as long as it fits into them.
import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Lesson } from '../../../board/teaching';
import type { Link } from '../../../links/link';
import { lessonLink } from '../../../links/teach-link';
import { publicAddress } from '../../../platform/served';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy';
import { Dialog } from '../../../ui/dialog';
import { LONGEST_CODE } from '../../share/code';
import css from '../../share/share.module.css';
import type { OpenLesson } from '../file/read';
import { LargeCode } from '../large-code';
import type { Mine } from '../mine/mine';
import { save } from './acts';

/** Characters that programs pass on. */
const LONGEST_LINK = 32_000;

const linkOf = (lesson: Lesson): Promise<Link> =>
  lessonLink(lesson.steps[0]?.position.game ?? 'robots', 'lesson', 0, JSON.stringify(lesson));

function ByCode({ href, saved }: { href: string; saved: () => void }) {
  if (!publicAddress()) return null;
  if (href.length <= LONGEST_CODE) return <LargeCode link={href} />;
  return (
    <>
      <p>{w.tooLongForCode}</p>
      <Button run={saved}>{w.save}</Button>
    </>
  );
}

function Short({ href, saved }: { href: string; saved: () => void }) {
  return (
    <>
      <label>
        {w.pupilsLink}
        <input type="text" readOnly value={href} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <CopyButton name={w.copyLink} text={href} isStrong />
      <ByCode href={href} saved={saved} />
    </>
  );
}

type ShareProps = { link: Link; saved: () => void; close: () => void };

function ShareLesson({ link, saved, close }: ShareProps) {
  const href = (publicAddress() ?? location.href.split('#')[0]) + link.hash;
  return (
    <Dialog class={css.share} heading={w.share} closed={close}>
      {link.whole ? (
        <Short href={href} saved={saved} />
      ) : (
        <>
          <p>{w.tooLong({ length: link.length, most: LONGEST_LINK })}</p>
          <Button run={saved}>{w.save}</Button>
        </>
      )}
    </Dialog>
  );
}

/** What shares a lesson, and the dialog that it opens. `made`: the lesson as pupils get it. */
export function useShare(made: (of: Mine) => OpenLesson | null): [share: (of: Mine) => Promise<void>, VNode | null] {
  const shared = useSignal<{ of: Mine; link: Link } | null>(null);
  const share = async (of: Mine) => {
    const lesson = made(of)?.lesson;
    if (lesson) shared.value = { of, link: await linkOf(lesson) };
  };
  const close = () => {
    shared.value = null;
  };
  const { value: now } = shared;
  return [share, now && <ShareLesson link={now.link} saved={() => save(now.of)} close={close} />];
}
