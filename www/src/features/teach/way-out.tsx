// What is otherwise for a pupil: the page of the class is all there is, and the way to the main page a small link.
import { toMainPage } from 'words:teach';
import { PRINTED } from '../../engine/printed-name';
import { state } from '../../game';
import { cx } from '../../lib/cx';
import { Button } from '../../ui/button';
import { classState } from './class-view';
import { classroom } from './classroom';
import type { ClassMode } from './modes';
import css from './teach.module.css';

/** Whether a pupil has opened what is shown: by the link of a lesson that can be read, or of a game for everyone. */
export const isPupil = (mode: ClassMode | undefined): boolean =>
  mode === 'play' ||
  (mode === 'lesson' && classState.lesson.value?.origin === 'link' && classroom.state.fault.value === null);

/** The main page has no board of one's own. */
export const ToMainPage = () =>
  state.tab.value === PRINTED ? null : (
    <p class={cx('muted', css.out)}>
      <Button look="link" run={() => classroom.leave()}>
        {toMainPage}
      </Button>
    </p>
  );
