/**
 * Runs the pipeline over a folder of photos, measures every picture and prints the figures with their goals, writes a contact sheet, and
 * measures what a photo costs.
 * Usage: npm run bench:photos -- DIR [SHEET.png]; a model is read from CUTOUT_MODEL.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import { openOnnxEngine } from '../../../server/imaging/cutout/onnxEngine.ts';
import { STEP_ORDER } from '../../../server/imaging/pipeline.ts';
import { type SheetRow, writeContactSheet } from './contactSheet.ts';
import { type Figures, type MeasuredRun, measurePhoto } from './measurePhoto.ts';
import { readPhotoSet } from './photoSet.ts';
import { printSpeed } from './printSpeed.ts';
import { measureSpeed } from './speed.ts';
import { spreadOf } from './spread.ts';

const [folder, sheet = join(tmpdir(), 'contact-sheet.png')] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run bench:photos -- DIR [SHEET.png]');
  process.exit(2);
}

/** The figures that are printed for each picture, with the goal of all together. */
const COLUMNS: readonly { key: keyof Figures; title: string; digits: number; goal: string }[] = [
  { key: 'iou', title: 'IoU', digits: 3, goal: '≥ 0.97 drawn, ≥ 0.85 real, mean' },
  { key: 'boundary', title: 'F 3px', digits: 3, goal: 'reported' },
  { key: 'halo', title: 'halo', digits: 3, goal: 'reported' },
  { key: 'plain', title: 'ΔE off', digits: 2, goal: '≤ 2: the light of the room' },
  { key: 'polished', title: 'ΔE on', digits: 2, goal: '≤ 4' },
  { key: 'gap', title: 'gap', digits: 0, goal: '≤ 2 px' },
  { key: 'onWall', title: 'wall', digits: 0, goal: '0 tyres and shadows on the wall' },
  { key: 'filled', title: 'fill', digits: 2, goal: '1: as much of the frame as a vehicle may' },
  { key: 'plates', title: 'plate', digits: 0, goal: '≥ 0.95 with 80 % covered' },
  { key: 'falsePlates', title: 'false', digits: 0, goal: '≤ 0.1' },
];

const SPEED_ROUNDS = 3;

const model = process.env.CUTOUT_MODEL;
const engine = model ? await openOnnxEngine(model, { threads: 2 }) : draftEngine;
const runs: MeasuredRun[] = [];
const rows: SheetRow[] = [];
console.log(`engine: ${engine.name}`);
console.log(
  [
    'photo'.padEnd(30),
    ...COLUMNS.map(({ title }) => title.padStart(6)),
    ' sum s',
    '  MB',
    'outcome',
  ].join(' '),
);
for (const photo of await readPhotoSet(folder)) {
  const run = await measurePhoto(photo, engine);
  const { result, figures, costs } = run;
  const outcome =
    result.outcome === 'defected'
      ? result.reason
      : `processed, confidence ${result.confidence.toFixed(2)}`;
  const seconds = costs.reduce((total, cost) => total + cost.seconds, 0).toFixed(2);
  const peak = Math.max(0, ...costs.map(({ peakMb }) => peakMb)).toFixed(0);
  const cells = COLUMNS.map(({ key, digits }) =>
    (figures[key]?.toFixed(digits) ?? '-').padStart(6),
  );
  console.log(
    [photo.name.padEnd(30), ...cells, seconds.padStart(6), peak.padStart(4), outcome].join(' '),
  );
  runs.push(run);
  rows.push({
    original: run.original,
    finished: result.outcome === 'processed' ? result.preview : null,
    label: `${photo.name}: ${outcome}${figures.iou === undefined ? '' : `, IoU ${figures.iou.toFixed(3)}`}`,
  });
}
await writeContactSheet(rows, sheet);

for (const { key, title, digits, goal } of COLUMNS) {
  const values = runs.map(({ figures }) => figures[key]).filter((value) => value !== undefined);
  if (values.length === 0) continue;
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const range = `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
  console.log(
    `${title.padEnd(7)} mean ${mean.toFixed(Math.max(2, digits))}, ${range}, over ${values.length} photos; goal: ${goal}`,
  );
}
const standings = Map.groupBy(
  runs.map(({ standing }) => standing).filter((standing) => standing !== null),
  ({ group }) => group,
);
for (const [group, members] of standings) {
  const [filled, tyres] = [
    spreadOf(members.map((one) => one.filled)),
    spreadOf(members.map((one) => one.tyreLine)),
  ];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `spread ${group.padEnd(16)} frame filled ${percent(filled)}, tyre line ${percent(tyres)}, over ${members.length} photos; goal: ≤ 3 %`,
  );
}
for (const step of STEP_ORDER) {
  const costs = runs.flatMap((run) => run.costs.filter((cost) => cost.step === step));
  if (costs.length === 0) continue;
  const seconds = costs.map((cost) => cost.seconds).sort((a, b) => a - b);
  const peak = Math.max(...costs.map(({ peakMb }) => peakMb));
  const middle = seconds[Math.floor(seconds.length / 2)] ?? 0;
  console.log(
    `step ${step.padEnd(8)} median ${middle.toFixed(2)} s, most ${(seconds.at(-1) ?? 0).toFixed(2)} s, at most ${peak.toFixed(0)} MB`,
  );
}
printSpeed(await measureSpeed(engine, model, SPEED_ROUNDS));
console.log(`contact sheet: ${sheet}`);
