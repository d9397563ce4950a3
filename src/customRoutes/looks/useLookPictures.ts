import type { RaRecord } from 'react-admin';
import { useWholeList } from '../../framework/list/useWholeList.ts';
import type { EditedLook, LookPicture } from './LookContext.ts';

const NONE: readonly LookPicture[] = [];

/** Reads a list of pictures that a company may choose from; for the operator of the named company. */
const usePictures = (resource: string, company: number | undefined, enabled = true) =>
  useWholeList<LookPicture & RaRecord>(
    resource,
    company === undefined ? undefined : { company: String(company) },
    enabled,
  );

/** Reads the rooms that a company may choose from. */
export const useRooms = (company?: number, enabled?: boolean) =>
  usePictures(company === undefined ? 'rooms' : 'companyRooms', company, enabled);

/** Reads all pictures and rooms that a company may choose for its look: its own and the operator's. */
export const useLookPictures = (
  company?: number,
): { pictures: EditedLook['pictures']; isPending: boolean; error: Error | null } => {
  const lists = {
    background_id: usePictures('backgrounds', company),
    room_id: useRooms(company),
    logo_id: usePictures('logos', company),
    banner_id: usePictures('banners', company),
    licence_plate_id: usePictures('plates', company),
  };
  const { background_id, room_id, logo_id, banner_id, licence_plate_id } = lists;
  const all = Object.values(lists);
  return {
    pictures: {
      background_id: background_id.data ?? NONE,
      room_id: room_id.data ?? NONE,
      logo_id: logo_id.data ?? NONE,
      banner_id: banner_id.data ?? NONE,
      licence_plate_id: licence_plate_id.data ?? NONE,
    },
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
  };
};
