// Python is fetched when somebody wants it, after its size is said.
import './python-pack.css';
import { useEffect } from 'preact/hooks';
import { python } from '../game/python-pack';
import { programs as w } from '../i18n/programs-en';
import { FileButton } from '../lib/file-button';
import { isServed } from '../platform/served-pack';

const { name, bytes } = PYTHON_PACK;

/** How the pack comes here; nothing once it is here. */
export function PythonPack() {
  useEffect(() => void python.look(), []);
  const now = python.pack.value;
  if (now.kind === 'here' || now.kind === 'unknown') return null;
  if (now.kind === 'loading')
    return (
      <div class="python-pack">
        <progress max={bytes} value={now.loaded} aria-label={w.pack.loading} />
        <p class="muted">{w.pack.loaded(Math.min(now.loaded, bytes), bytes)}</p>
      </div>
    );
  return (
    <div class="python-pack" role="status">
      <p>{isServed ? w.pack.ask(bytes) : w.pack.bring(name, bytes)}</p>
      {now.kind === 'failed' && <p class="wrong">{isServed ? w.pack.failed : w.pack.notPack(name)}</p>}
      {isServed ? (
        <button type="button" class="button strong" onClick={() => python.load()}>
          {w.pack.load}
        </button>
      ) : (
        <FileButton name={w.pack.choose} accept=".gz" open={(file) => python.open(file)} />
      )}
    </div>
  );
}
