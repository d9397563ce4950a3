/**
 * Renders the rooms and backgrounds that the product ships: `npm run samples:rooms [-- FOLDER]`. It needs Blender (Debian's package `blender`) and
 * about an hour of two cores. FOLDER keeps the pictures as they were rendered; those that it contains are not rendered again.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Region } from 'sharp';
import { BACKGROUND_FILES, ROOM_FILES } from '../../server/db/seed/rooms/index.ts';
import type { CameraHeight } from '../../server/imaging/showroom/room.ts';

/** As in render.py: a room's picture is a square, and in this row its floor begins. */
const [WIDTH, SEAM] = [1600, 840];
const QUALITY = 86;
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
for (const { file } of BACKGROUND_FILES) await save(file, `background-${file}`);

async function save(from: string, to: string, part?: Region): Promise<void> {
  const picture = sharp(join(folder, `${from}.png`)).removeAlpha();
  await (part ? picture.extract(part) : picture)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(join(shipped, `${to}.jpg`));
  console.log(to);
}
