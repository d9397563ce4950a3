import sharp from 'sharp';
import type { Placement } from '../../contract/photos/placement.ts';

/** Width of the drawn picture, and of its lines, in pixels. */
const WIDTH = 1200;
const LINE = 3;

/** Draws into a finished picture where the floor begins and where each tyre stands, and writes what the placement is based on. Returns a JPEG. */
export async function drawPlacement(
  picture: Uint8Array,
  placement: Placement,
): Promise<Uint8Array> {
  const { data, info } = await sharp(picture)
    .resize({ width: WIDTH })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { ground, tyres, turned, turned_by, floor } = placement;
  const points = tyres.map(({ x, y }) => [x * width, y * height] as const);
  const text = `ground: ${ground} (${tyres.length} tyres) · turned: ${turned}°${turned_by ? ` by ${turned_by}` : ''} · floor from ${Math.round(floor * 100)} %`;
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g fill="none" stroke-width="${LINE}">
      <line x1="0" y1="${floor * height}" x2="${width}" y2="${floor * height}" stroke="#00e5ff" stroke-dasharray="12 8"/>
      <polyline points="${points.map((point) => point.join(',')).join(' ')}" stroke="#ff2d78"/>
      ${points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" stroke="#ff2d78"/>`).join('')}
    </g>
    <rect width="100%" height="32" fill="#000" fill-opacity="0.65"/>
    <text x="12" y="22" font-family="sans-serif" font-size="16" fill="#fff">${text}</text></svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(lines) }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
