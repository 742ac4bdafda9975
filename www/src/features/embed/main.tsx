import '../../app/style.css';
import { render } from 'preact';
import { playOnce } from '../../app/play-once';
import { startPage } from '../../app/start-page';
import { follow } from '../../links/address';
import { session } from '../../session';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { Embed, embedParams } from './app';
import { parseEmbedParams } from './embed-params';
import { connectToHost } from './host-bridge';

async function open(): Promise<void> {
  const { theme, speed, hints, waits, autoplay } = embedParams.value;
  act({ kind: 'theme', theme });
  act({ kind: 'speed', speed });
  act({ kind: 'hints', hints });
  if (!waits) await follow(state);
  if (autoplay) playOnce();
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
