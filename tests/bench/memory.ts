import { readFileSync, writeFileSync } from 'node:fs';

/** A process's resident memory, in MB. */
export interface Memory {
  now: number;
  /** The highest value since it started, or since `takePeak`. */
  peak: number;
}

/** Reads it from proc(5); NaN where there is none. */
export const memoryOf = (pid: number): Memory => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name: string) =>
      (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
    return { now: read('VmRSS'), peak: read('VmHWM') };
  } catch {
    return { now: Number.NaN, peak: Number.NaN };
  }
};

/** Returns a process's peak, and makes Linux forget it: the next one counts from now. */
export const takePeak = (pid: number): number => {
  const { peak } = memoryOf(pid);
  if (!Number.isNaN(peak)) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return peak;
};
