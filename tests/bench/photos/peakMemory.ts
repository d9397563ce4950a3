import { takePeak } from '../memory.ts';

/** Returns the peak resident memory in MB since the last call. On systems other than Linux, that of the whole run. */
export function peakSinceLast(): number {
  const peak = takePeak(process.pid);
  return Number.isNaN(peak) ? (process.resourceUsage().maxRSS * 1024) / 1e6 : peak;
}
