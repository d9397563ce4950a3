import sharp from 'sharp';
import { clamp, type Pixels } from '../pixels.ts';
import { toPixels } from '../raster.ts';

/** Where the wall begins to bend into the floor, as a share of the height. */
const BEND = 0.6;
/** Most sizes that a thread keeps; pictures have few. */
const KEPT_SIZES = 6;

const drawn = new Map<string, Promise<Pixels>>();

/**
 * Draws the Photo Box, the virtual showroom that stands behind a vehicle by default: a white cove whose wall runs into the floor without an edge, a
 * band of light on the wall and a pool of light where the vehicle stands (specification, chapter 1). Each size is drawn once per thread; callers must
 * not write into the pixels.
 */
export function photoBox(width: number, height: number): Promise<Pixels> {
  const key = `${width}x${height}`;
  const known = drawn.get(key);
  if (known) return known;
  const picture = toPixels(sharp(Buffer.from(showroomSvg(width, height)))).then(withGrain);
  drawn.set(key, picture);
  const oldest = drawn.keys().next().value;
  if (drawn.size > KEPT_SIZES && oldest !== undefined) drawn.delete(oldest);
  return picture;
}

function showroomSvg(width: number, height: number): string {
  const bend = height * BEND;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <linearGradient id="cove" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#aeb5bd"/><stop offset="0.2" stop-color="#c6ccd2"/><stop offset="0.42" stop-color="#dfe3e6"/>
      <stop offset="${BEND - 0.06}" stop-color="#eceef0"/><stop offset="${BEND + 0.02}" stop-color="#e3e6e9"/>
      <stop offset="${BEND + 0.1}" stop-color="#d3d7db"/><stop offset="0.86" stop-color="#c5cad0"/><stop offset="1" stop-color="#a9b0b8"/>
    </linearGradient>
    <radialGradient id="pool" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"
      gradientTransform="translate(${width / 2} ${height * 0.8}) scale(${width * 0.58} ${height * 0.25})">
      <stop offset="0" stop-color="#fff" stop-opacity="0.62"/><stop offset="0.55" stop-color="#fff" stop-opacity="0.26"/>
      <stop offset="1" stop-color="#fff" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="corners" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"
      gradientTransform="translate(${width / 2} ${height * 0.55}) scale(${width * 0.78} ${height * 0.85})">
      <stop offset="0.55" stop-color="#39424c" stop-opacity="0"/><stop offset="1" stop-color="#39424c" stop-opacity="0.34"/>
    </radialGradient>
    <linearGradient id="band" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.95"/>
      <stop offset="1" stop-color="#fff" stop-opacity="0.2"/>
    </linearGradient>
    <filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="${width * 0.012}"/></filter>
    <filter id="halo" x="-20%" y="-300%" width="140%" height="700%"><feGaussianBlur stdDeviation="${width * 0.05}"/></filter>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#cove)"/>
  <rect x="${width * 0.08}" y="${height * 0.12}" width="${width * 0.84}" height="${height * 0.07}" rx="${height * 0.035}" fill="#fff" opacity="0.55" filter="url(#halo)"/>
  <rect x="${width * 0.13}" y="${height * 0.135}" width="${width * 0.74}" height="${height * 0.026}" rx="${height * 0.013}" fill="url(#band)" filter="url(#soft)"/>
  <rect y="${bend}" width="${width}" height="${height - bend}" fill="url(#pool)"/>
  <rect width="${width}" height="${height}" fill="url(#corners)"/>
</svg>`;
}

/** Adds a grain of about one level, the same each time: it hides the steps that wide gradients of 8 bits show. */
function withGrain(picture: Pixels): Pixels {
  const data = new Uint8Array(picture.data.length);
  let state = 0x2545f491;
  for (let i = 0; i < data.length; i += 3) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const grain = (((state >>> 16) & 0xff) / 255 - 0.5) * 2.4;
    for (let c = 0; c < 3; c++)
      data[i + c] = clamp(Math.round((picture.data[i + c] ?? 0) + grain), 0, 255);
  }
  return { ...picture, data };
}
