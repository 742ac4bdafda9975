// The embedded board and its host page. It hears the window that holds it and nobody else, and tells it nothing that
// the host could not see: what the board shows, and how high it would like to be.
import { effect } from '@preact/signals';
import { gameModuleOf } from '../../board/game-modules';
import type { Diagnostic } from '../../engine/boundary';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { speedNear } from './asked';
import { type Command, commandIn } from './commands';

const PROTOCOL = 1;

const tell = (message: object) => window.parent.postMessage({ boardlab: PROTOCOL, ...message }, '*');

/** Tells a message of a kind when it is another than the last. */
function teller(): (message: object) => void {
  let last = '';
  return (message) => {
    const next = JSON.stringify(message);
    if (next !== last) tell(message);
    last = next;
  };
}

function obey(command: Command): void {
  if (command.kind === 'load') act({ kind: 'visit', ...command.visit });
  else if (command.kind === 'theme') act({ kind: 'theme', theme: command.theme });
  else if (command.kind === 'speed') act({ kind: 'speed', speed: speedNear(command.ms) });
  else if (command.kind === 'go') {
    if (command.case !== null) act({ kind: 'case', index: command.case });
    act({ kind: 'go', ply: command.ply });
  } else act({ kind: 'play', playing: command.kind === 'play' });
}

function hear({ source, data }: MessageEvent): void {
  const command = source === window.parent ? commandIn(data) : null;
  if (command) obey(command);
}

/** Cases from 1, as in a link. */
function moved() {
  const [shown, opened] = [state.shown.value, state.opened.value];
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (!shown || !opened || !gameModule || shown.generation !== opened.generation) return null;
  const { plies, done } = opened.line;
  const { ply, board } = shown.frame;
  return { case: opened.case + 1, ply, plies, done, playing: state.playing.value, text: gameModule.sentence(board) };
}

async function failed(error: Diagnostic) {
  const { said } = await import('./trouble');
  return { line: error.place.line, column: error.place.column, text: said(error) };
}

export const tellHeight = teller();

export function talk(): void {
  if (window.parent === window) return;
  window.addEventListener('message', hear);
  tell({ kind: 'ready' });
  const [tellMoved, tellFailed] = [teller(), teller()];
  effect(() => {
    const now = moved();
    if (now) tellMoved({ kind: 'moved', ...now });
  });
  effect(() => {
    const error = state.parsed.value?.error;
    if (error) failed(error).then((now) => tellFailed({ kind: 'error', ...now }));
  });
}
