// Why a program gave no output, as a replay writes it and in words.
import { programs as w } from '../../i18n/programs-en';
import type { Fault, RunLimits } from './program';
import type { Reason } from './worker/protocol';

/** What a shell says of a program that was aborted. */
const ABORTED = 134;
const LONGEST_MESSAGE = 300;

const notStarted = { failure: 'not-started', status: null };
const ended = (status: number) => ({ failure: `exit ${status}`, status });

type Told = { failure: string; status: number | null; message: string };

/** What browsers write before an error's own words. */
const PREFIX = /^Uncaught |Failed to execute 'importScripts' on 'WorkerGlobalScope': /g;

const TOLD: Record<Reason, (detail: string, limits: RunLimits) => Told> = {
  broken: (detail) => ({ ...notStarted, message: detail.replace(PREFIX, '') }),
  missing: (name) => ({ ...notStarted, message: w.missing(name) }),
  noStart: (name) => ({ ...notStarted, message: w.noStart(name) }),
  imports: (name) => ({ ...notStarted, message: w.imports(name) }),
  threw: (detail) => ({ ...ended(1), message: detail }),
  crashed: (detail) => ({ ...ended(ABORTED), message: w.crashed(detail) }),
  recursion: () => ({ ...ended(ABORTED), message: w.recursion }),
  notText: (kind) => ({ failure: 'no-file', status: null, message: w.notText(kind) }),
  tooLong: (_, { output }) => ({ failure: 'too-long', status: null, message: w.tooLong(output) }),
};

const isReason = (reason: unknown): reason is Reason => Object.hasOwn(TOLD, String(reason));

/** What a worker says of a failure, as far as it is believed. */
type Said = { reason?: unknown; detail?: unknown; line?: unknown };

/** The fault and the exit status that it means. */
export function faultOf({ reason, detail, line }: Said, limits: RunLimits): { fault: Fault; status: number | null } {
  const tell = isReason(reason) ? TOLD[reason] : TOLD.crashed;
  const { failure, status, message } = tell(String(detail), limits);
  const fault = { failure, message: message.slice(0, LONGEST_MESSAGE), line: typeof line === 'number' ? line : null };
  return { fault, status };
}

export const late = (time: number): Fault => ({ failure: 'time-out', message: w.late(time / 1000), line: null });
export const flooded = (): Fault => ({ failure: 'too-long', message: w.flood, line: null });
