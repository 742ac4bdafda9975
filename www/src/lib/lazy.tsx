import { loading } from 'words:page';
import { useSignal } from '@preact/signals';
import { type FunctionComponent, h } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of the page that is fetched when it is first opened; `missing` is said where it cannot be, `waiting` till then. */
export function lazy<P extends object>(
  fetch: () => Promise<FunctionComponent<P>>,
  missing: string,
  waiting = loading,
): FunctionComponent<P> {
  return (props) => {
    const loaded = useSignal<{ Part: FunctionComponent<P> } | null>(null);
    const failed = useSignal(false);
    useEffect(() => {
      fetch().then(
        (Part) => (loaded.value = { Part }),
        () => (failed.value = true),
      );
    }, []);
    if (loaded.value) return h(loaded.value.Part, props);
    const said = failed.value ? missing : waiting;
    return said ? <p class="muted">{said}</p> : null;
  };
}
