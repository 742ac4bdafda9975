// Why a program gave no output, as a replay writes it and as the page tells it.
import type { Cause, Fault, RunLimits } from './program';
import type { Reason } from './worker/protocol';

/** What a shell says of a program that was aborted. */
const ABORTED = 134;
const LONGEST_DETAIL = 300;

type Exit = { failure: string; status: number | null };

const notStarted = { failure: 'not-started', status: null };
const ended = (status: number) => ({ failure: `exit ${status}`, status });

const EXITS: Record<Reason, Exit> = {
  broken: notStarted,
  missing: notStarted,
  noStart: notStarted,
  imports: notStarted,
  noModule: notStarted,
  threw: ended(1),
  crashed: ended(ABORTED),
  recursion: ended(ABORTED),
  notText: { failure: 'no-file', status: null },
  tooLong: { failure: 'too-long', status: null },
};

/** What browsers write before an error's own words. */
const PREFIX = /^Uncaught |Failed to execute 'importScripts' on 'WorkerGlobalScope': /g;

function causeOf(kind: Reason, detail: string, limits: RunLimits): Cause {
  if (kind === 'recursion') return { kind };
  if (kind === 'tooLong') return { kind, bytes: limits.output };
  return { kind, detail: (kind === 'broken' ? detail.replace(PREFIX, '') : detail).slice(0, LONGEST_DETAIL) };
}

const isReason = (reason: unknown): reason is Reason => Object.hasOwn(EXITS, String(reason));

/** What a worker says of a failure, as far as it is believed. */
type Said = { reason?: unknown; detail?: unknown; line?: unknown };

/** The fault and the exit status that it means. */
export function faultOf({ reason, detail, line }: Said, limits: RunLimits): { fault: Fault; status: number | null } {
  const kind = isReason(reason) ? reason : 'crashed';
  const { failure, status } = EXITS[kind];
  const cause = causeOf(kind, String(detail), limits);
  return { fault: { failure, cause, line: typeof line === 'number' ? line : null }, status };
}

export const late = (time: number): Fault => ({
  failure: 'time-out',
  cause: { kind: 'late', seconds: time / 1000 },
  line: null,
});
export const flooded = (): Fault => ({ failure: 'too-long', cause: { kind: 'flood' }, line: null });
