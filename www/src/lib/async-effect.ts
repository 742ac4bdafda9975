import { type Inputs, useEffect } from 'preact/hooks';

/**
 * Asks anew when one of `inputs` changes, and gives `take` what comes of it. What comes after the next change, or after the component
 * has left the page, goes to `drop`.
 */
export function useAsyncEffect<T>(
  ask: () => Promise<T> | null,
  take: (found: T) => void,
  inputs: Inputs,
  drop?: (found: T) => void,
): void {
  useEffect(() => {
    let wanted = true;
    ask()?.then((found) => (wanted ? take(found) : drop?.(found)));
    return () => {
      wanted = false;
    };
  }, inputs);
}
