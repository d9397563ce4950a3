import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const path = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const drawings = ['mark', 'railMark', 'signIn', 'forgotPassword'].map(
  (name) => `src/assets/${name}.svg`,
);

test.each([...drawings, 'public/favicon.svg'])(
  '%s can be drawn on every machine: under 12 kB, no fonts, nothing fetched',
  async (file) => {
    const text = readFileSync(path(file), 'utf8');
    expect(text.length).toBeLessThan(12_000);
    expect(text).not.toMatch(/<text|<image|href=|@import|font|<script/);
    const { channels } = await sharp(path(file)).stats();
    expect(channels.some(({ stdev }) => stdev > 0)).toBe(true);
  },
);

test('the sample company has a logo and a banner with transparency', async () => {
  for (const name of ['logo-nord.png', 'banner-nord.png']) {
    expect((await sharp(path(`server/db/seed/assets/${name}`)).stats()).isOpaque, name).toBe(false);
  }
});
