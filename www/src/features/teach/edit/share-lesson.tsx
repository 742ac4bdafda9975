// The link and the QR code of a lesson, as long as it fits into them.
import * as w from 'words:lesson';
import { entryOf } from '../../../board/game-modules';
import type { Lesson } from '../../../board/teaching';
import type { GameName } from '../../../engine/boundary';
import { state } from '../../../game';
import type { Link } from '../../../links/link';
import { addressFor } from '../../../platform/addresses';
import { publicAddress } from '../../../platform/served';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy';
import { Dialog, showDialog } from '../../../ui/dialog';
import { LONGEST_CODE } from '../../share/code';
import css from '../../share/share.module.css';
import { lessonLink, preparedLink } from '../class-link';
import { classState } from '../class-view';
import { classroom } from '../classroom';
import { LargeCode } from '../large-code';
import { LinkNote } from '../link-note';
import type { Mine } from '../mine/mine';
import { made, save, saveLesson } from './acts';

/** Characters that programs pass on. */
const LONGEST_LINK = 32_000;

const linkOf = (lesson: Lesson): Promise<Link> =>
  lessonLink(lesson.steps[0]?.position.game ?? 'robots', 'lesson', 0, JSON.stringify(lesson));

type Given = Pick<ShareProps, 'name' | 'saved'> & { href: string };

function ByCode({ href, name, saved }: Given) {
  if (!publicAddress('class')) return null;
  if (href.length <= LONGEST_CODE) return <LargeCode link={href} name={name} />;
  return (
    <>
      <p>{w.tooLongForCode}</p>
      {saved && <Button run={saved}>{w.save}</Button>}
    </>
  );
}

function Short({ href, name, saved }: Given) {
  return (
    <>
      <h3 id="pupils-link">{w.pupilsLink}</h3>
      <div class={css.row}>
        <input
          type="text"
          readOnly
          aria-labelledby="pupils-link"
          value={href}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton name={w.copyLink} text={href} isStrong />
      </div>
      <LinkNote />
      <ByCode href={href} name={name} saved={saved} />
    </>
  );
}

/** `name`: of the lesson. `saved`: saves it as a file; a prepared lesson needs none. `hasModule`: whether it holds the module of a task. */
type ShareProps = {
  link: Link;
  name: string;
  saved: (() => void) | null;
  isTest: boolean;
  hasModule: boolean;
  close: () => void;
};

function ShareLesson({ link, name, saved, isTest, hasModule, close }: ShareProps) {
  const href = addressFor('class') + link.hash;
  return (
    <Dialog class={css.share} heading={w.share} closed={close}>
      {isTest && <p>{w.testShared}</p>}
      {link.whole ? (
        <Short href={href} name={name} saved={saved} />
      ) : (
        <>
          <p>{(hasModule ? w.tooLongModule : w.tooLong)({ length: link.length, most: LONGEST_LINK })}</p>
          {saved && <Button run={saved}>{w.save}</Button>}
        </>
      )}
    </Dialog>
  );
}

type Shared = Omit<ShareProps, 'close'>;

const preparedOf = (game: GameName): Shared => ({
  link: preparedLink(game),
  name: entryOf(game).name,
  saved: null,
  isTest: false,
  hasModule: false,
});

const sharedOf = async (lesson: Lesson, saved: () => void): Promise<Shared> => ({
  link: await linkOf(lesson),
  name: lesson.title,
  saved,
  isTest: lesson.test === true,
  hasModule: lesson.steps.some(({ position }) => position.task?.startsWith('data:')),
});

const show = (shared: Shared): void => showDialog((closed) => <ShareLesson {...shared} close={closed} />);

/** Gives the lesson that is on the screen to pupils. */
export async function give(): Promise<void> {
  const [source, opened] = [classState.lesson.peek(), classroom.state.opened.peek()];
  if (source && !opened) return;
  show(opened ? await sharedOf(opened.lesson, () => saveLesson(opened.lesson)) : preparedOf(state.tab.peek()));
}

/** Shares the prepared lesson of a game, whose name is enough for a link. */
export const sharePrepared = (game: GameName): void => show(preparedOf(game));

/** Shares a lesson as pupils get it. */
export async function share(of: Mine): Promise<void> {
  const lesson = made(of)?.lesson;
  if (lesson) show(await sharedOf(lesson, () => save(of)));
}
