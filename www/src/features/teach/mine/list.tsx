// The lessons of a teacher on this device, with all that is done with one.
import { LANGUAGE } from 'words:language';
import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import { entryOf } from '../../../board/game-modules';
import type { Teaching } from '../../../board/teaching';
import { GAME_NAMES, type GameName } from '../../../engine/boundary';
import { listed } from '../../../i18n/join';
import { Alert } from '../../../ui/alert';
import { Button, FileButton } from '../../../ui/button';
import { FieldError } from '../../../ui/field';
import { Menu, MenuItem } from '../../../ui/menu';
import { lessonIn } from '../class-link';
import { codesAt, placeOf } from '../collect/kept';
import { openMine, present, save } from '../edit/acts';
import { share, sharePrepared } from '../edit/share-lesson';
import { isError, openedOf, readLesson } from '../file/read';
import { openLessonFile, openLessonText } from '../open-lesson';
import { forgetRecord, hasRecord, isFinished } from '../record';
import { empty, type Mine, mine } from './mine';
import css from './mine.module.css';

const dates = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });

/** How many have handed in. */
function pupilsOf({ lesson }: Mine): number {
  const opened = openedOf(lesson);
  return isError(opened) ? 0 : codesAt(placeOf(opened)).length;
}

/** Games, steps, when it was changed, and who has answered. */
function told(one: Mine): string {
  const { steps } = one.lesson;
  const games = listed(...new Set(steps.map(({ position }) => entryOf(position.game).name)));
  const pupils = pupilsOf(one);
  const parts = [games, w.stepCount({ all: steps.length }), dates.format(one.when)];
  return [...parts, pupils > 0 && w.pupils({ all: pupils })].filter(Boolean).join(' · ');
}

/** In the menu, as it is needed less. */
function More({ of }: { of: Mine }) {
  const { title } = of.lesson;
  const opened = openedOf(of.lesson);
  return (
    <Menu name={w.more}>
      <MenuItem name={w.duplicateLesson} run={() => mine.duplicate(of.id)} />
      <MenuItem name={w.save} run={() => save(of)} />
      <MenuItem name={w.share} run={() => share(of)} />
      <MenuItem name={w.print} run={() => present(of, 'sheet')} />
      {!isError(opened) && hasRecord(opened.digest) && (
        <MenuItem name={w.deleteAnswers} run={() => forgetRecord(opened.digest)} />
      )}
      <MenuItem name={w.deleteLesson({ title })} run={() => mine.remove(of.id)} />
    </Menu>
  );
}

function Row({ of }: { of: Mine }) {
  const isEmpty = of.lesson.steps.length === 0;
  return (
    <li class={css.row}>
      <div class={css.about}>
        <h3>{of.lesson.title || w.untitled}</h3>
        <p class="muted">{told(of)}</p>
      </div>
      <Button run={() => openMine(of.id)}>{w.editLesson}</Button>
      <Button disabled={isEmpty} run={() => present(of, 'lesson')}>
        {w.preview}
      </Button>
      <Button disabled={isEmpty} run={() => present(of, 'collect')}>
        {w.collectHeading}
      </Button>
      <More of={of} />
    </li>
  );
}

/** The last one that was deleted comes back. */
function Removed() {
  const removed = mine.state.removed.value;
  return (
    <div role="status">
      {removed && (
        <>
          {w.removed({ title: removed.lesson.title })} <Button run={() => mine.undo()}>{w.undo}</Button>
        </>
      )}
    </div>
  );
}

/** What is wrong with the link. */
const FAULT = 'mine-fault';

/** Whether it is a test that this device has not finished: the editor would tell its answers. */
function isTesting(text: string): boolean {
  const found = readLesson(text);
  return !isError(found) && found.lesson.test === true && !isFinished(found.digest);
}

/** The lesson of a link becomes one of the list. */
function FromLink() {
  const link = useSignal('');
  const fault = useSignal<string | null>(null);
  const take = async () => {
    const { text, fault: why } = await lessonIn(link.peek());
    fault.value = text === null ? w.linkFault({ why: why ?? 'damagedLink' }) : isTesting(text) ? w.testOfLink : null;
    if (text !== null && fault.value === null) openLessonText(w.pastedLink, text);
  };
  return (
    <div class={css.link}>
      <label>
        {w.pasteLink}
        <input
          type="text"
          autocomplete="off"
          value={link.value}
          aria-invalid={fault.value !== null}
          aria-describedby={fault.value === null ? undefined : FAULT}
          onInput={({ currentTarget }) => (link.value = currentTarget.value)}
        />
      </label>
      <Button disabled={!link.value.trim()} run={take}>
        {w.takeLink}
      </Button>
      {fault.value !== null && <FieldError id={FAULT}>{fault.value}</FieldError>}
    </div>
  );
}

function New() {
  return (
    <div class={css.ways}>
      <Button look="strong" run={() => openMine(mine.add(empty()))}>
        {w.startNew}
      </Button>
      <FileButton name={w.open} accept=".json" open={(file) => openLessonFile(file)} />
    </div>
  );
}

/** The prepared lesson of a game becomes one of the list. */
async function takePrepared(game: GameName): Promise<void> {
  const { lesson } = (await entryOf(game).teaching()) as Teaching;
  openMine(mine.take(lesson));
}

/** Of each game, with a link that names it. Its name opens it: that is the way to another game, too. */
function Prepared() {
  return (
    <>
      <h3>{w.preparedHeading}</h3>
      <ul class={css.rows}>
        {GAME_NAMES.map((game) => {
          const title = entryOf(game).name;
          return (
            <li key={game} class={css.row}>
              <a class={css.prepared} href={`#v=1&game=${game}&class=lesson.0`}>
                {title}
              </a>
              <Button run={() => takePrepared(game)}>{w.prepared({ title })}</Button>
              <Button run={() => sharePrepared(game)}>{w.sharePrepared({ title })}</Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function LessonList() {
  const all = mine.list.value;
  return (
    <section class={css.mine} tabIndex={0} aria-labelledby="mine-heading">
      <h2 id="mine-heading">{w.mine}</h2>
      {mine.state.isKept.value ? <p class="muted">{w.keptAll}</p> : <Alert isSpoken>{w.notKept}</Alert>}
      <New />
      <ul class={css.rows}>
        {all.map((one) => (
          <Row key={one.id} of={one} />
        ))}
      </ul>
      <Removed />
      <FromLink />
      <Prepared />
    </section>
  );
}
