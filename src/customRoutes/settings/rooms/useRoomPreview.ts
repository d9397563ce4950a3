import type { RoomPreview, RoomPreviewAsk } from '../../../../contract/rooms/room.ts';
import { perform } from '../../../api/httpClient.ts';
import { callOf, pathParams } from '../../../dataProvider/resourceCalls.ts';
import { usePlace } from '../../../ui/place/Place.ts';
import { useRestedAnswer } from '../../look/preview.tsx';

interface Asked {
  wall: number | undefined;
  floor: number | undefined;
  /** The only view that is wanted, closely; without it, all of them. */
  view?: number | undefined;
}

/** A room that is not saved, composed by the server for the owner of the rooms where their resource stands. */
export const useRoomPreview = (resource: string, { wall, floor, view }: Asked) => {
  const { params } = usePlace(resource);
  const ask: RoomPreviewAsk = {
    wall_id: wall,
    floor_id: floor,
    ...(view !== undefined && { angles: [view] }),
  };
  const read = async (body: RoomPreviewAsk, signal: AbortSignal): Promise<RoomPreview[]> => {
    const call = callOf(resource, 'preview');
    const answer = await perform(call, { params: pathParams(call, params), body, signal });
    return (answer as { data: RoomPreview[] }).data; // what the contract says
  };
  return useRestedAnswer(['room preview', resource, params], ask, read, {
    enabled: wall !== undefined || floor !== undefined,
  });
};
