import { takePeak } from '../memory.ts';

/** Highest resident memory in MB since the last call. Elsewhere than on Linux, the highest of the whole run so far. */
export function peakSinceLast(): number {
  const peak = takePeak(process.pid);
  return Number.isNaN(peak) ? (process.resourceUsage().maxRSS * 1024) / 1e6 : peak;
}
