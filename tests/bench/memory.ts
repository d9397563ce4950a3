import { readFileSync } from 'node:fs';

/** A process's resident memory, in MB. */
export interface Memory {
  now: number;
  /** The highest value since it started. */
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
