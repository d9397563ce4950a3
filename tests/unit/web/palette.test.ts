import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { type Colours, dark, light } from '../../../brand.ts';

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

type Name = keyof Colours;
const TEXT: [Name, Name][] = [
  ...(['text', 'quiet', 'lead', 'good', 'warn', 'bad', 'info'] as const).flatMap(
    (name): [Name, Name][] => [
      [name, 'ground'],
      [name, 'surface'],
      [name, 'raised'],
    ],
  ),
  ['onLead', 'lead'],
  ['onLead', 'leadHover'],
  ...(['good', 'warn', 'bad', 'info'] as const).map((name): [Name, Name] => ['onState', name]),
  ['railText', 'rail'],
  ['railQuiet', 'rail'],
  ['railText', 'railChosen'],
];

describe.each(Object.entries({ light, dark }))('the %s colours', (_, colours) => {
  it.each(TEXT)('make %s readable on %s', (ink, ground) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('make controls visible', () => {
    expect(contrast(colours.control, colours.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.control, colours.surface)).toBeGreaterThanOrEqual(3);
  });
});

test('pages that are drawn before the theme has loaded have no colours of their own', async () => {
  for (const file of ['src/frame.css', 'src/signIn/signIn.css'])
    expect(await readFile(file, 'utf8')).not.toMatch(/#[0-9a-f]{6}\b/);
});
