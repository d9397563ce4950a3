import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STATUS = '/proc/self/status';
const CLEAR = '/proc/self/clear_refs';
/** Makes Linux forget the highest memory so far. */
const FORGET_PEAK = '5';

/** Highest resident memory in MB since the last call. Elsewhere than on Linux, the highest of the whole run so far. */
export function peakSinceLast(): number {
  if (!existsSync(CLEAR)) return (process.resourceUsage().maxRSS * 1024) / 1e6;
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(STATUS, 'utf8'))?.[1]);
  writeFileSync(CLEAR, FORGET_PEAK);
  return (kilobytes * 1024) / 1e6;
}
