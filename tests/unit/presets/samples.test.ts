import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { SILHOUETTE_BOX } from '../../../contract/views/angle.ts';
import { samples } from '../../../server/db/seed/samples/index.ts';
import { standardPreset } from '../../../server/presets/standard.ts';

const photoPath = (file: string) =>
  fileURLToPath(new URL(`../../../server/db/seed/samples/${file}`, import.meta.url));
const maskPath = (file: string) =>
  fileURLToPath(new URL(`../../../server/db/seed/masks/${file}`, import.meta.url));
const panesPath = (file: string) =>
  fileURLToPath(new URL(`../../../server/db/seed/panes/${file}`, import.meta.url));
const itemOf = (angle: string) => standardPreset.items.find(({ code }) => code === angle);
const vehicles = [...new Set(samples.map(({ vehicle }) => vehicle))];

test('all photos together have at most 6 MB, and all are in the index', () => {
  const files = readdirSync(photoPath('')).filter((file) => file.endsWith('.jpg'));
  expect(files.sort()).toEqual(samples.map(({ file }) => file).sort());
  expect(files.reduce((sum, file) => sum + statSync(photoPath(file)).size, 0)).toBeLessThanOrEqual(
    6_000_000,
  );
});

test('one vehicle has a photo of every view, and every photo belongs to a view', () => {
  const views = samples.filter(({ vehicle }) => vehicle === vehicles[0]).map(({ angle }) => angle);
  expect(views).toEqual(standardPreset.items.map(({ code }) => code));
  for (const { angle } of samples) expect(itemOf(angle), angle).toBeDefined();
});

test.each(vehicles)('names and times of the %s’s photos are in walking order', async (vehicle) => {
  const shots = samples.filter((sample) => sample.vehicle === vehicle);
  expect([...shots].sort((a, b) => a.file.localeCompare(b.file))).toEqual(shots);
  const times = await Promise.all(
    shots.map(async ({ file }) => {
      const { exif } = await sharp(photoPath(file)).metadata();
      return exif?.toString('latin1').match(/\d{4}:\d\d:\d\d \d\d:\d\d:\d\d/)?.[0];
    }),
  );
  expect(times.every(Boolean)).toBe(true);
  expect([...new Set(times)].sort()).toEqual(times);
});

test('exactly the exterior views have masks of the vehicle and its glass', () => {
  for (const { angle, mask } of samples)
    expect(Boolean(mask), angle).toBe(itemOf(angle)?.kind === 'exterior');
  expect(readdirSync(maskPath('')).sort()).toEqual(
    samples.flatMap(({ mask }) => mask ?? []).sort(),
  );
  expect(readdirSync(panesPath(''))).toEqual(readdirSync(maskPath('')));
});

test.each(samples.flatMap(({ mask }) => mask ?? []))(
  'the glass of %s is a part of its vehicle',
  async (mask) => {
    const pixels = (path: string) => sharp(path).greyscale().raw().toBuffer();
    const [vehicle, panes] = [await pixels(maskPath(mask)), await pixels(panesPath(mask))];
    expect(panes.length).toBe(vehicle.length);
    let glass = 0;
    let outside = 0;
    panes.forEach((value, i) => {
      if (value > 127) glass++;
      if (value > 127 && (vehicle[i] ?? 0) <= 127) outside++;
    });
    const covered = vehicle.reduce((sum, value) => sum + Number(value > 127), 0);
    expect(outside).toBe(0);
    expect(glass / covered).toBeGreaterThan(0.03);
    expect(glass / covered).toBeLessThan(0.4);
  },
);

describe.each(samples.filter(({ mask }) => mask))(
  'the mask of $file',
  ({ vehicle, file, mask = '', angle }) => {
    it('has the size of its photo and covers a vehicle that resembles the silhouette', async () => {
      const photo = await sharp(photoPath(file)).metadata();
      const truth = await sharp(maskPath(mask)).metadata();
      expect([truth.width, truth.height]).toEqual([photo.width, photo.height]);
      expect(Math.min(photo.width, photo.height)).toBeGreaterThanOrEqual(1200);

      const size = { width: 400, height: 300 };
      const covered = await sharp(maskPath(mask))
        .resize(size.width, size.height)
        .greyscale()
        .raw()
        .toBuffer();
      const { width, height } = SILHOUETTE_BOX;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${itemOf(angle)?.silhouette}" fill="#fff"/></svg>`;
      const outline = await sharp(Buffer.from(drawing))
        .resize(size.width, size.height)
        .flatten({ background: '#000' })
        .greyscale()
        .raw()
        .toBuffer();
      let both = 0;
      let either = 0;
      covered.forEach((value, i) => {
        const [a, b] = [value > 127, (outline[i] ?? 0) > 127];
        if (a && b) both++;
        if (a || b) either++;
      });
      // The outlines are traced from the first vehicle; another body in the same view only resembles them.
      expect(both / either).toBeGreaterThan(vehicle === vehicles[0] ? 0.7 : 0.6);
    });
  },
);
