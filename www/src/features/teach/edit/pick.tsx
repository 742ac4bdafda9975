// Sets a move or a cell of a lesson on the board.
import { useEffect } from 'preact/hooks';
import { act } from '../../../game/act';
import { SHOWABLE, state } from '../../../game/state';
import { lessonWords } from '../../../i18n/lesson-en';

const w = lessonWords.edit;

/** What is chosen on the board goes to `set` once; `what`: a move or a cell. */
type Props = {
  /** Tells the things apart that can be set on the board. */
  id: string;
  what: 'move' | 'cell';
  name: string;
  set: (answer: string) => void;
};

export function Pick({ id, what, name, set }: Props) {
  const teach = state.teach.value;
  const isOn = teach?.picks === id;
  const guess = isOn ? teach.guess : null;
  const pick = () => {
    if (teach)
      act({
        kind: 'teach',
        teach: { ...teach, picks: isOn ? undefined : id, guess: null, before: SHOWABLE, asksCell: what === 'cell' },
      });
  };
  useEffect(() => {
    if (guess === null || !teach) return;
    set(guess);
    act({ kind: 'teach', teach: { ...teach, picks: undefined, guess: null } });
  }, [guess]);
  return (
    <>
      <button type="button" class="button" aria-pressed={isOn} onClick={pick}>
        {name}
      </button>
      <span role="status">{isOn && ` ${w.chooseHow[what]}`}</span>
    </>
  );
}
