// Python is fetched when somebody wants it, after its size is said.
import * as w from 'words:programs';
import { useEffect } from 'preact/hooks';
import { python } from '../game/python-pack';
import { megabytes } from '../lib/megabytes';
import { isServed } from '../platform/served-pack';
import { Alert } from '../ui/alert';
import { Button, FileButton } from '../ui/button';
import css from './python-pack.module.css';

const { name, bytes } = PYTHON_PACK;
const size = megabytes(bytes);

/** How the pack comes here; nothing once it is here. */
export function PythonPack() {
  useEffect(() => void python.look(), []);
  const now = python.pack.value;
  if (now.kind === 'here' || now.kind === 'unknown') return null;
  if (now.kind === 'loading')
    return (
      <div class={css.pythonPack}>
        <progress max={bytes} value={now.loaded} aria-label={w.loading} />
        <p class="muted">{w.loaded({ megabytes: megabytes(Math.min(now.loaded, bytes)), all: size })}</p>
      </div>
    );
  return (
    <div class={css.pythonPack} role="status">
      <p>{isServed ? w.ask({ megabytes: size }) : w.bring({ name, megabytes: size })}</p>
      {now.kind === 'failed' && <Alert>{isServed ? w.notLoaded : w.notPack({ name })}</Alert>}
      {isServed ? (
        <Button look="strong" run={() => python.load()}>
          {w.load}
        </Button>
      ) : (
        <FileButton name={w.choose} accept=".gz" open={(file) => python.open(file)} />
      )}
    </div>
  );
}
