// The pages of Pursuit that are chunks of their own: most visitors only watch.
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OwnPage } from '../faces';
import { words } from '../words';
import { pursuitWords as w } from '../words/pursuit-en';

/** A page that is fetched when it is first opened; `missing` is said where it cannot be. */
function later(fetch: () => Promise<FunctionComponent>, missing: string): FunctionComponent {
  return () => {
    const loaded = useSignal<{ Page: FunctionComponent } | null>(null);
    const failed = useSignal(false);
    useEffect(() => {
      fetch().then(
        (Page) => (loaded.value = { Page }),
        () => (failed.value = true),
      );
    }, []);
    if (loaded.value) return <loaded.value.Page />;
    return <p class="muted">{failed.value ? missing : words.side.loading}</p>;
  };
}

export const pages: readonly OwnPage[] = [
  {
    side: 'theory',
    name: w.theory,
    Page: later(() => import('./pursuit-theory').then(({ TheoryPage }) => TheoryPage), w.noPage),
  },
  { side: 'atlas', name: w.atlas, Page: later(() => import('./pursuit-atlas').then(({ Atlas }) => Atlas), w.noPage) },
  {
    side: 'workshop',
    name: w.workshop,
    Page: later(() => import('./pursuit-robot').then(({ Workshop }) => Workshop), w.noPage),
  },
];
