// The embedded board and its host page. It listens to the window that holds it alone, and posts nothing that
// the host could not see: what the board shows, and how high it would like to be.
import { effect } from '@preact/signals';
import { gameModuleOf } from '../../board/game-modules';
import type { Diagnostic } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import { game, input, preferences, state, timeline } from '../../game';
import type { GameFaults } from '../../i18n/faults-common';
import { type Command, commandIn, meansLoad } from './commands';
import { speedNear } from './embed-params';
import { faultOfLoad, sentenceOf } from './fault';
import { embedding } from './state';

const PROTOCOL = 1;

const post = (message: object) => window.parent.postMessage({ boardlab: PROTOCOL, ...message }, '*');

/** Returns a function that posts a message when it differs from the last one. */
function postChanges(): (message: object) => void {
  let last = '';
  return (message) => {
    const next = JSON.stringify(message);
    if (next !== last) post(message);
    last = next;
  };
}

function run(command: Command): void {
  if (command.kind === 'load') {
    embedding.setFault(null);
    input.visit(command.visit.draft);
  } else if (command.kind === 'theme') preferences.setTheme(command.theme);
  else if (command.kind === 'speed') timeline.setSpeed(speedNear(command.ms));
  else if (command.kind === 'go') {
    if (command.case !== null) input.toCase(command.case);
    game.go(command.ply);
  } else if (command.kind === 'play') timeline.play();
  else timeline.pause();
}

function onMessage({ source, data }: MessageEvent): void {
  if (source !== window.parent) return;
  const command = commandIn(data);
  if (command) run(command);
  else if (meansLoad(data)) embedding.setFault(faultOfLoad(data));
}

/** Cases from 1, as in a link. */
function position() {
  const [shown, opened] = [state.shown.value, state.opened.value];
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (!shown || !opened || !gameModule || shown.generation !== opened.generation) return null;
  const { plies, done } = opened.line;
  const { ply, board } = shown.frame;
  return {
    case: opened.case + 1,
    ply,
    plies,
    done,
    playing: state.playing.value,
    text: gameModule.describeStep(board),
  };
}

async function parseError(error: Diagnostic, own: GameFaults) {
  const { said } = await import('./parse-error');
  return { problem: 'input', line: error.place.line, column: error.place.column, text: said(error, own) };
}

export const postHeight = postChanges();

export function connectToHost(): void {
  if (window.parent === window) return;
  window.addEventListener('message', onMessage);
  post({ kind: 'ready' });
  const [postPosition, postError] = [postChanges(), postChanges()];
  effect(() => {
    const now = position();
    if (now) postPosition({ kind: 'moved', ...now });
  });
  effect(() => {
    // A text of no game has words of its own.
    const error = state.tab.value !== PRINTED && state.parsed.value?.error;
    const own = gameModuleOf(state.source.value.game).value?.faults;
    if (error && own) parseError(error, own).then((now) => postError({ kind: 'error', ...now }));
  });
  effect(() => {
    const fault = embedding.state.fault.value;
    if (!fault) return;
    const place = fault.kind === 'input' && { line: fault.line, column: fault.column };
    post({ kind: 'error', problem: fault.kind, ...place, text: sentenceOf(fault) });
  });
}
