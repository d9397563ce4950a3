import { readFile } from 'node:fs/promises';
import { DEFAULT_LOOK } from '../../../contract/looks/look.ts';
import { ROOM_FILES } from '../../../server/db/seed/rooms/index.ts';
import { type PipelineInput, runPipeline } from '../../../server/imaging/pipeline.ts';
import { buildRoom } from '../../../server/imaging/showroom/room.ts';
import { composeOver } from './placedVehicle.ts';

const ROOMS = new URL('../../../server/db/seed/rooms/', import.meta.url);
/** The room in which vehicles are placed: the first that ships. */
const ROOM = ROOM_FILES[0]?.file;
const WIDTH = 960;
/** How many levels darker a wall is in the shadow, and how many pixels wide a vehicle's edge is. */
const SHADED = 12;
const EDGE = 6;

/** Counts the tyres above the floor of a room, and the pixels of its wall that are in the vehicle's shadow. Needs the outline of an earlier run. */
export async function countOnWall(input: PipelineInput): Promise<number> {
  const [wall, floor] = await Promise.all(
    ['wall', 'floor'].map((part) => readFile(new URL(`${part}-${ROOM}-level.jpg`, ROOMS))),
  );
  if (!wall || !floor || !input.cutout) throw new Error('there is no room or no outline');
  const assets = { wall, floor };
  const look = { ...DEFAULT_LOOK, background_type: 'room' as const };
  const made = await runPipeline({ ...input, look, assets, width: WIDTH });
  if (made.outcome === 'defected' || !made.placement) throw new Error('no vehicle was placed');
  const { tyres, turned, floor: from } = made.placement;
  const placed = await composeOver(input.original, made.result, input.cutout, turned);
  const { finished, place, mask } = placed;
  const empty = await buildRoom(assets, input.angle.code, finished, from);
  const isFree = (x: number, y: number) => {
    const [left, top] = [x - place.x, y - place.y];
    for (let ny = Math.max(0, top - EDGE); ny <= Math.min(mask.height - 1, top + EDGE); ny++)
      for (let nx = Math.max(0, left - EDGE); nx <= Math.min(mask.width - 1, left + EDGE); nx++)
        if ((mask.data[ny * mask.width + nx] ?? 0) > 0) return false;
    return true;
  };
  let count = tyres.filter(({ y }) => y < from).length;
  for (let y = 0; y < Math.floor(from * finished.height); y++)
    for (let x = 0; x < finished.width; x++) {
      const at = (y * finished.width + x) * 3 + 1;
      if ((empty.data[at] ?? 0) - (finished.data[at] ?? 0) > SHADED && isFree(x, y)) count++;
    }
  return count;
}
