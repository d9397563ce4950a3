import sharp, { type OverlayOptions } from 'sharp';

const COLUMNS = 4;
const TILE = { width: 320, height: 240 };
const LABEL_HEIGHT = 22;

/** One photo with its result; `finished` is null if it was flagged. */
export type SheetRow = { original: Uint8Array; finished: Uint8Array | null; label: string };

/** Writes originals and finished pictures side by side into one picture; the format follows the file's name. */
export async function writeContactSheet(rows: readonly SheetRow[], path: string): Promise<void> {
  const height = (TILE.height + LABEL_HEIGHT) * Math.ceil((rows.length * 2) / COLUMNS);
  const tiles = await Promise.all(rows.map(drawRow));
  await sharp({
    create: { width: COLUMNS * TILE.width, height, channels: 3, background: '#20242a' },
  })
    .composite(tiles.flat())
    .toFile(path);
}

async function drawRow(
  { original, finished, label }: SheetRow,
  index: number,
): Promise<OverlayOptions[]> {
  const left = ((index * 2) % COLUMNS) * TILE.width;
  const top = Math.floor((index * 2) / COLUMNS) * (TILE.height + LABEL_HEIGHT);
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width * 2}" height="${LABEL_HEIGHT}"><text x="6" y="16" font-family="sans-serif" font-size="13" fill="${
    finished ? '#fff' : '#ff9d7a'
  }">${label.replaceAll('<', '&lt;')}</text></svg>`;
  const tile = (picture: Uint8Array) =>
    sharp(picture)
      .autoOrient()
      .resize({ ...TILE, fit: 'contain', background: '#20242a' })
      .png()
      .toBuffer();
  return [
    { input: await tile(original), left, top },
    ...(finished ? [{ input: await tile(finished), left: left + TILE.width, top }] : []),
    { input: Buffer.from(caption), left, top: top + TILE.height },
  ];
}
