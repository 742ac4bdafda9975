// The window that the class sees tells the teacher's notes where it is, and does what they ask for.
import * as w from 'words:lesson';
import { effect } from '@preact/signals';
import { entryOf, gameModuleOf } from '../../../board/game-modules';
import { visibleBoard } from '../../../board/selectors';
import { notices, state } from '../../../game';
import { ended, paragraph } from '../../../i18n/join';
import { answerName } from '../answer-name';
import { gameInLink } from '../class-link';
import { classState } from '../class-view';
import { classroom } from '../classroom';
import { askedIn } from '../question';
import { Channel, type Now, type Said } from './channel';

const { answers, asksOfNextMove, guessed, isLast, lesson, question, step, teaching } = classroom;

const WIDTH = 480;
const HEIGHT = 720;

/** An answer as the teacher reads it. */
const named = (answer: string): string =>
  answerName(state.tab.value, question.value?.kind ?? 'move', answer, state.shown.value?.frame.board);

function reasonNow(): string {
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (step.value?.explanation) return step.value.explanation;
  if (!gameModule || !shown.explanation || !asksOfNextMove.value) return '';
  return gameModule.explainMove(shown.explanation, shown.frame.board).text;
}

function headingNow(): string {
  if (step.value) return step.value.title;
  if (classState.teach.value?.mode === 'lesson' && lesson.value) return w.handIn;
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  const name = entryOf(state.tab.value).name;
  return gameModule
    ? paragraph(ended(name), gameModule.describeStep(visibleBoard(gameModule, shown.frame.board)))
    : name;
}

function questionNow(): string {
  const [asks, words] = [question.value, teaching.value];
  return asks && words ? askedIn(asks, words, state.shown.value?.explanation ?? null) : '';
}

export function now(): Now {
  const teach = classState.teach.value;
  const isLesson = teach?.mode === 'lesson';
  return {
    kind: 'now',
    lesson: isLesson ? lesson.value : null,
    digest: classroom.state.opened.value?.digest ?? '',
    step: teach?.step ?? 0,
    heading: headingNow(),
    question: questionNow(),
    answers: answers.value.map(named),
    reason: reasonNow(),
    isRevealed: teach?.mode === 'present' || teach?.revealed === true || isLast.value,
    isLast: isLast.value,
    guess: guessed.value === null ? null : named(guessed.value),
    isDark: classroom.state.isDark.value,
  };
}

function hear(said: Said, channel: Channel): void {
  if (said.kind === 'ask') channel.say(now());
  else if (said.kind === 'next') classroom.next();
  else if (said.kind === 'back') classroom.back();
  else if (said.kind === 'dark') classroom.toggleDark();
  else if (said.kind === 'go' && classState.teach.peek()?.mode === 'lesson') classroom.goTo(said.step);
}

/** The prefix of the name of a window of notes; the id follows. */
export const NOTES_WINDOW = 'boardlab-notes-';

/** This window, to its notes: their channel, under a name of its own. */
class Projection {
  readonly id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  readonly channel: Channel = new Channel(this.id, (said) => hear(said, this.channel));
  private readonly stop = effect(() => this.channel.say(now()));

  end(): void {
    this.channel.say({ kind: 'gone' });
    this.stop();
    this.channel.close();
  }
}

class Projector {
  private open: Projection | null = null;

  /** Opens the teacher's window. It is opened once; asked again, it comes to the front. */
  openNotes(): void {
    if (!this.open) window.addEventListener('pagehide', this.endNotes);
    this.open ??= new Projection();
    const address = `${location.href.split('#')[0]}#v=1&game=${gameInLink(state.tab.peek())}&class=notes`;
    const size = `popup,width=${WIDTH},height=${HEIGHT}`;
    const notes = window.open(address, NOTES_WINDOW + this.open.id, size);
    this.open.channel.other = notes;
    notes?.focus();
    if (!notes) notices.say({ kind: 'said', text: w.blocked });
  }

  /** The class is over: the notes are told, once. */
  readonly endNotes = (): void => {
    window.removeEventListener('pagehide', this.endNotes);
    this.open?.end();
    this.open = null;
  };
}

export const projector = new Projector();
