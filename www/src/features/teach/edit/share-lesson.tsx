// The link and the QR code of a lesson, as long as it fits into them.
import { useSignal } from '@preact/signals';
import type { Lesson } from '../../../board/teaching';
import { lessonWords } from '../../../i18n/lesson-en';
import { useAsyncEffect } from '../../../lib/async-effect';
import { lessonLink } from '../../../links/teach-link';
import { CopyButton } from '../../../panes/copy-button';
import { Dialog } from '../../../panes/dialog';
import { publicAddress } from '../../../platform/served';
import { Code, LONGEST_CODE } from '../../share/code';

const w = lessonWords.edit;
/** Characters that programs pass on. */
const LONGEST_LINK = 32_000;

const linkOf = async (lesson: Lesson) =>
  lessonLink(lesson.steps[0]?.position.game ?? 'robots', 'lesson', 0, JSON.stringify(lesson));

function Short({ href }: { href: string }) {
  return (
    <>
      <label>
        {w.linkCopied}
        <input type="text" readOnly value={href} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <CopyButton name={w.copyLink} text={href} isStrong />
      {publicAddress() && href.length <= LONGEST_CODE && <Code link={href} />}
    </>
  );
}

export function ShareLesson({ lesson, close }: { lesson: Lesson; close: () => void }) {
  const link = useSignal<Awaited<ReturnType<typeof linkOf>> | null>(null);
  useAsyncEffect(
    () => linkOf(lesson),
    (made) => (link.value = made),
    [lesson],
  );
  const href = link.value && (publicAddress() ?? location.href.split('#')[0]) + link.value.hash;
  return (
    <Dialog kind="share" heading={w.share} closed={close}>
      {link.value &&
        href &&
        (link.value.whole ? <Short href={href} /> : <p>{w.long(link.value.length, LONGEST_LINK)}</p>)}
    </Dialog>
  );
}
