// Words of the page that the classroom and the games take from here.
import { fullScreen, help, loading, notLoaded } from 'words:page';
import { ofStatement, over, undo, undoShort } from 'words:panes';
import { number } from './say';

export const words = {
  number,
  page: { fullScreen, help },
  side: { loading, notLoaded, over },
  board: { undo, undoShort },
  input: { ofStatement },
};
