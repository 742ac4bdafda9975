import { useMemo } from 'preact/hooks';

let count = 0;

/** An id that nothing else has. A dialog of its own is rendered apart from the page, and there `useId` would count anew. */
export const useOwnId = (): string =>
  useMemo(() => {
    count += 1;
    return `own-${count}`;
  }, []);
