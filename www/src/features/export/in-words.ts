// Sizes, lengths and refusals of an export, in words.
import * as w from 'words:export';
import type { Format } from './order';

const tenths = (value: number) => Math.round(value * 10) / 10;

export const amount = (bytes: number): string =>
  bytes < 1e6 ? w.kilobytes({ amount: Math.round(bytes / 1000) }) : w.megabytes({ amount: tenths(bytes / 1e6) });

function time(ms: number): string {
  if (ms < 60_000) return w.seconds({ seconds: tenths(ms / 1000) });
  return w.minutes({ minutes: Math.floor(ms / 60_000), seconds: Math.round((ms % 60_000) / 1000) });
}

export const lengthInWords = ({ frames, ms }: { frames: number; ms: number }): string =>
  w.told({ frames, time: time(ms) });

/** Which formats of video this browser cannot write; '' if none. */
export function withoutVideo(written: readonly Format[]): string {
  if (written.length === 0) return w.noVideo;
  if (!written.includes('mp4')) return w.noMp4;
  return written.includes('webm') ? '' : w.noWebm;
}

/** Why there is no file. `reason`: of the engine, or as the browser says it. */
export function failure(reason: string): string {
  if (reason === 'engine' || reason.includes('refused')) return w.engineStopped;
  return reason.includes('no encoder') ? w.noEncoder : w.failed({ reason });
}
