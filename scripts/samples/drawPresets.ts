import { writeFileSync } from 'node:fs';
import { pictograms } from './pictograms.ts';
import { presetNames } from './presetNames.ts';
import { silhouettes } from './silhouettes.ts';

const HEAD = `import type { AngleKind } from '../../contract/views/angle.ts';

/** One view of a preset as it is delivered; the database gives it its number. */
export interface PresetItemDefinition {
  code: string;
  name: { en: string; de: string };
  kind: AngleKind;
  position: number;
  /** SVG path data in the box of 1000 × 750; exterior: the vehicle's outer line, then the lines inside it; else a pictogram to fill by the even-odd rule. */
  silhouette: string;
}

/**
 * The standard walk-around. Directions follow the trade: "front-left" is taken from where the camera sees the front and the vehicle's
 * own left side (the driver's side in Germany), so that the vehicle's nose points to the left edge of the picture.
 * Written by \`npm run samples\` from the modelled hatchback: change scripts/samples, not this file.
 */
`;

/** Writes server/presets/standard.ts: names and order from presetNames.ts, lines traced from the model. */
export function drawPresets(file: URL): void {
  const outlines = silhouettes();
  const items = presetNames.map(([code, kind, en, de], position) => {
    const silhouette = outlines.get(code) ?? pictograms[code];
    if (!silhouette) throw new Error(`no outline or pictogram for the view "${code}"`);
    return `    {
      code: ${quoted(code)},
      name: { en: ${quoted(en)}, de: ${quoted(de)} },
      kind: ${quoted(kind)},
      position: ${position},
      silhouette:
        '${silhouette}',
    },`;
  });
  writeFileSync(
    file,
    `${HEAD}export const standardPreset: { name: string; items: PresetItemDefinition[] } = {\n  name: 'Standard',\n  items: [\n${items.join('\n')}\n  ],\n};\n`,
  );
}

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);
