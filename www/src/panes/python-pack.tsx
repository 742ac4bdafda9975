// Python is fetched when somebody wants it, after its size is said.
import './python-pack.css';
import * as w from 'words:programs';
import { useEffect } from 'preact/hooks';
import { python } from '../game/python-pack';
import { FileButton } from '../lib/file-button';
import { megabytes } from '../lib/megabytes';
import { isServed } from '../platform/served-pack';

const { name, bytes } = PYTHON_PACK;
const size = megabytes(bytes);

/** How the pack comes here; nothing once it is here. */
export function PythonPack() {
  useEffect(() => void python.look(), []);
  const now = python.pack.value;
  if (now.kind === 'here' || now.kind === 'unknown') return null;
  if (now.kind === 'loading')
    return (
      <div class="python-pack">
        <progress max={bytes} value={now.loaded} aria-label={w.loading} />
        <p class="muted">{w.loaded({ megabytes: megabytes(Math.min(now.loaded, bytes)), all: size })}</p>
      </div>
    );
  return (
    <div class="python-pack" role="status">
      <p>{isServed ? w.ask({ megabytes: size }) : w.bring({ name, megabytes: size })}</p>
      {now.kind === 'failed' && <p class="wrong">{isServed ? w.notLoaded : w.notPack({ name })}</p>}
      {isServed ? (
        <button type="button" class="button strong" onClick={() => python.load()}>
          {w.load}
        </button>
      ) : (
        <FileButton name={w.choose} accept=".gz" open={(file) => python.open(file)} />
      )}
    </div>
  );
}
