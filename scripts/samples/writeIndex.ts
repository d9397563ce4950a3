import { writeFileSync } from 'node:fs';
import type { PlateCorners } from '../../contract/photos/plateCorners.ts';
import { jobs } from './jobs.ts';
import { exteriorViews } from './views.ts';

/** Decimals of a position in a photo of 1600 pixels. */
const DIGITS = 4;

/** Writes the index of the sample photos. `plates`: where each picture's licence plate is, by the picture's name. */
export function writeIndex(file: URL, plates: ReadonlyMap<string, PlateCorners>): void {
  const exterior = new Set(exteriorViews.map(({ code }) => code));
  const rows = jobs.map(({ vehicle, angle, name }) => {
    const mask = exterior.has(angle) ? `, mask: '${name}.png'` : '';
    const plate = plates.get(name);
    return `  { vehicle: '${vehicle}', angle: '${angle}', file: '${name}.jpg'${mask}${plate ? `, plate: ${written(plate)}` : ''} },`;
  });
  writeFileSync(
    file,
    `import type { PlateCorners } from '../../../../contract/photos/plateCorners.ts';

/**
 * The sample photographs in shooting order, drawn by \`npm run samples\`: files beside this one, the angle's code in the standard preset,
 * for exterior views the exact mask in server/db/seed/masks and that of the glass, under the same name, in server/db/seed/panes, and where the
 * licence plate is in those that show one.
 */
// biome-ignore format: one line for each photograph
export const samples: { vehicle: string; angle: string; file: string; mask?: string; plate?: PlateCorners }[] = [
${rows.join('\n')}
];
`,
  );
}

const written = (plate: PlateCorners): string =>
  `[${plate.map(({ x, y }) => `{ x: ${Number(x.toFixed(DIGITS))}, y: ${Number(y.toFixed(DIGITS))} }`).join(', ')}]`;
