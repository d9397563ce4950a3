import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { FLOORS, HEIGHTS, WALLS } from './rooms/components.ts';

/** Sizes in pixels, large enough for a finished picture; a wall fills the part above the horizon, a floor the part below. */
const WALL = { width: 1600, height: 840 };
const FLOOR = { width: 1600, height: 620 };
const QUALITY = 72;

/** Draws the walls and floors of the delivered rooms into `folder`, each as seen from near the ground, from eye level and from above. */
export async function drawRooms(folder: URL): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.jpg')) rmSync(new URL(file, folder));
  const draw = async (name: string, svg: string) => {
    const picture = await sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    writeFileSync(new URL(`${name}.jpg`, folder), picture);
  };
  for (const height of HEIGHTS) {
    for (const [name, wall] of Object.entries(WALLS))
      await draw(`wall-${name}-${height}`, wall(WALL, height));
    for (const [name, floor] of Object.entries(FLOORS))
      await draw(`floor-${name}-${height}`, floor(FLOOR, height));
  }
}
