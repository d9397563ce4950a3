import { STEP_ORDER } from '../../../server/imaging/pipeline.ts';
import type { Cost, Speed } from './speed.ts';

/** Prints what a photo costs beside its goals. Seconds depend on the machine, ratios do not. */
export function printSpeed({
  megabytes,
  plain,
  uncut,
  whole,
  again,
  preview,
  steps,
  set,
}: Speed): void {
  const cost = ({ seconds, peakMb }: Cost) =>
    `${seconds.toFixed(2)} s, process at most ${peakMb.toFixed(0)} MB`;
  const ratio = ({ seconds }: Cost) => `${(seconds / plain.seconds).toFixed(1)} times`;
  console.log(
    `12-megapixel photo of ${megabytes.toFixed(1)} MB, one thread; times decode, resize and encode alone:`,
  );
  console.log(`  alone          ${cost(plain)}`);
  console.log(`  not cut out    ${cost(uncut)}, ${ratio(uncut)}; goal: ≤ 1.5 times`);
  console.log(
    `  cut out        ${cost(whole)}, ${ratio(whole)}, first photo ${whole.first.toFixed(2)} s; goal: ≤ 3 s`,
  );
  for (const step of STEP_ORDER) {
    const seconds = steps.get(step);
    if (seconds !== undefined) console.log(`    ${step.padEnd(9)} ${seconds.toFixed(3)} s`);
  }
  console.log(`  composed again  ${cost(again)}, ${ratio(again)}; goal: ≤ 0.5 s`);
  console.log(
    `  compose alone  ${(steps.get('compose') ?? 0).toFixed(3)} s, as a preview ${preview.toFixed(3)} s; goals: ≤ 0.6 s, ≤ 0.15 s`,
  );
  const each = set.peakMb / set.threads;
  console.log(
    `  set of ${set.photos} in ${set.threads} threads: ${set.seconds.toFixed(1)} s, ${each.toFixed(0)} MB a thread; goal: ≤ 60 s, ≤ 1000 MB`,
  );
}
