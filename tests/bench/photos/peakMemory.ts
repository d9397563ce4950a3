import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STATUS = '/proc/self/status';
const CLEAR = '/proc/self/clear_refs';
/** Makes Linux reset the peak memory. */
const FORGET_PEAK = '5';

/** Returns the peak resident memory in MB since the last call. On systems other than Linux, that of the whole run. */
export function peakSinceLast(): number {
  if (!existsSync(CLEAR)) return (process.resourceUsage().maxRSS * 1024) / 1e6;
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(STATUS, 'utf8'))?.[1]);
  writeFileSync(CLEAR, FORGET_PEAK);
  return (kilobytes * 1024) / 1e6;
}
