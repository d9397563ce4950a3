import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exifDateOf, shootingTime } from '../../../src/customRoutes/photos/plan/exifDate.ts';

const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#888' } }).jpeg();
const photo = async (exif: Record<string, string>) =>
  new Blob([new Uint8Array(await picture().withExif({ IFD2: exif }).toBuffer())]);

describe('the time a photo was taken', () => {
  it('is read from its EXIF header, to the fraction of a second', async () => {
    const file = await photo({ DateTimeOriginal: '2026:05:04 09:08:07', SubSecTimeOriginal: '25' });
    expect(await shootingTime(file)).toBe(Date.UTC(2026, 4, 4, 9, 8, 7, 250));
  });

  it('is unknown without a header, from a camera whose clock was never set, and in a file that is not a JPEG', async () => {
    expect(await shootingTime(new Blob([new Uint8Array(await picture().toBuffer())]))).toBeNull();
    expect(await shootingTime(await photo({ DateTimeOriginal: '0000:00:00 00:00:00' }))).toBeNull();
    expect(await shootingTime(new Blob(['no picture at all']))).toBeNull();
    expect(await shootingTime(new Blob([]))).toBeNull();
  });

  it('causes no error if headers are cut off or damaged', async () => {
    const whole = new Uint8Array(
      await (await photo({ DateTimeOriginal: '2026:05:04 09:08:07' })).arrayBuffer(),
    );
    for (let length = 0; length < 400; length += 1)
      expect(() => exifDateOf(whole.slice(0, length).buffer)).not.toThrow();
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(399), fc.nat(255)), { maxLength: 8 }), (changes) => {
        const damaged = whole.slice();
        for (const [place, value] of changes) damaged[place] = value;
        exifDateOf(damaged.buffer);
      }),
      { numRuns: 500 },
    );
  });
});
