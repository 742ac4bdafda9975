import type { Explanation } from './boundary';

/** Whether no search adds to some evidence any more. */
export const isDone = (why: Explanation | null): boolean => !why || !('thought' in why) || why.thought.done;
