import '../../app/style.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { startPage } from '../../app/start-page';
import { prefersReducedMotion } from '../../board/appearance';
import { follow } from '../../links/address';
import { session } from '../../session';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { Embed, embedParams } from './app';
import { parseEmbedParams } from './embed-params';
import { connectToHost } from './host-bridge';

/** Plays once, when there is something to play and a person who has not asked for stillness. */
function playOnce(): void {
  const stop = effect(() => {
    const plies = state.opened.value?.line.plies ?? 0;
    if (plies === 0 || !state.isCurrent.value) return;
    act({ kind: 'play', playing: true });
    queueMicrotask(() => stop());
  });
}

async function open(): Promise<void> {
  const { theme, speed, hints, waits, autoplay } = embedParams.value;
  act({ kind: 'theme', theme });
  act({ kind: 'speed', speed });
  act({ kind: 'hints', hints });
  if (!waits) await follow(state);
  if (autoplay && !prefersReducedMotion()) playOnce();
}

startPage();
open();
session.preloadEngine();
window.addEventListener('hashchange', () => {
  embedParams.value = parseEmbedParams(location.hash);
  open();
});
render(<Embed />, document.getElementById('page') as HTMLElement);
connectToHost();
