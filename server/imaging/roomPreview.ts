import { open } from './raster.ts';
import { buildRoom } from './showroom/room.ts';

const SIZE = { width: 480, height: 360 };

/** Draws an empty room as lists show it, as JPEG. `code` is the view's, such as `front-left`. */
export async function drawRoomPreview(
  parts: { wall?: Uint8Array; floor?: Uint8Array },
  code: string,
): Promise<Uint8Array> {
  return open(await buildRoom(parts, code, SIZE))
    .jpeg({ quality: 80 })
    .toBuffer();
}
