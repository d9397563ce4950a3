import { type RaRecord, useGetList } from 'ra-core';
import type { EditedLook, LookPicture } from '../../look/LookContext.ts';

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;

const usePictures = (resource: string) => useGetList<LookPicture & RaRecord>(resource, ALL);

/** Everything that the company may choose for its look: its own and what the operator offers. */
export const useLookPictures = (): { pictures: EditedLook['pictures']; isPending: boolean; error: Error | null } => {
  const lists = {
    background_id: usePictures('backgrounds'),
    room_id: usePictures('rooms'),
    logo_id: usePictures('logos'),
    banner_id: usePictures('banners'),
    licence_plate_id: usePictures('plates'),
  };
  const { background_id, room_id, logo_id, banner_id, licence_plate_id } = lists;
  const all = Object.values(lists);
  return {
    pictures: {
      background_id: background_id.data ?? [],
      room_id: room_id.data ?? [],
      logo_id: logo_id.data ?? [],
      banner_id: banner_id.data ?? [],
      licence_plate_id: licence_plate_id.data ?? [],
    },
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
  };
};
