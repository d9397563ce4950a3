/**
 * Renders the rooms and backgrounds that the product ships: `npm run samples:rooms [-- FOLDER]`. It needs Blender (Debian's package `blender`) and
 * about an hour of two cores. FOLDER keeps the pictures as they were rendered; those that it contains are not rendered again.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Region, type Sharp } from 'sharp';
import { BACKGROUND_FILES, ROOM_FILES } from '../../server/db/seed/rooms/index.ts';
import type { CameraHeight } from '../../server/imaging/showroom/room.ts';

/** As in render.py: a room's picture is a square, and in this row its floor begins. */
const [WIDTH, SEAM] = [1600, 840];
const QUALITY = 86;
/** Sizes in pixels of what is smoothed above the floor of a background. */
const [GRAIN, BLUR] = [7, 2];
const HEIGHTS: readonly CameraHeight[] = ['low', 'level', 'high'];

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const shipped = path('../../server/db/seed/rooms');
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'rooms-'));
mkdirSync(folder, { recursive: true });
const { status, error } = spawnSync(
  'blender',
  ['--background', '--python-exit-code', '1', '--python', path('rooms/render.py'), '--', folder],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
if (status !== 0) {
  console.error(error ? `Blender did not start: ${error.message}` : `Blender ended with ${status}`);
  process.exit(1);
}

for (const file of readdirSync(shipped)) if (file.endsWith('.jpg')) rmSync(join(shipped, file));
for (const { file } of ROOM_FILES)
  for (const height of HEIGHTS) {
    const whole = `${file}-${height}`;
    await save(whole, `wall-${whole}`, { left: 0, top: 0, width: WIDTH, height: SEAM });
    await save(whole, `floor-${whole}`, { left: 0, top: SEAM, width: WIDTH, height: WIDTH - SEAM });
  }
for (const { file, floor_from } of BACKGROUND_FILES)
  await write(await withoutGrain(rendered(file), floor_from / 100), `background-${file}`);

async function save(from: string, to: string, part: Region): Promise<void> {
  await write(rendered(from).extract(part), to);
}

function rendered(name: string): Sharp {
  return sharp(join(folder, `${name}.png`)).removeAlpha();
}

/** Smooths what is above the floor: it is out of focus, and with so few rays its edges have grain. */
async function withoutGrain(picture: Sharp, floorFrom: number): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const whole = () => sharp(data, { raw: info });
  const far = { left: 0, top: 0, width: info.width, height: Math.round(info.height * floorFrom) };
  const smooth = await sharp(await whole().median(GRAIN).blur(BLUR).png().toBuffer())
    .extract(far)
    .png()
    .toBuffer();
  return whole().composite([{ input: smooth, left: 0, top: 0 }]);
}

async function write(picture: Sharp, name: string): Promise<void> {
  await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toFile(join(shipped, `${name}.jpg`));
  console.log(name);
}
