import { currentUser } from '@turntable/declare/connection.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import type { RaRecord } from 'react-admin';
import { mayDo } from '../../authProvider/policy.ts';
import { useWholeList } from '../useWholeList.ts';
import type { EditedLook, LookPicture, PictureSetting } from './LookContext.ts';

/** The list of each setting's pictures; a company's page has a tab of the same name. */
const LISTS = {
  background_id: 'backgrounds',
  logo_id: 'logos',
  banner_id: 'banners',
  licence_plate_id: 'plates',
} as const satisfies Partial<Record<PictureSetting, string>>;

/**
 * Returns where the signed-in user adds pictures to choose from: the user's own company's, or for the operator those of the named company.
 * Settings that they may not add pictures for have no address.
 */
export const useWaysToAdd = (company?: number): NonNullable<EditedLook['waysToAdd']> => {
  const { record } = usePlace('companies');
  const user = currentUser();
  const isOwn = company === undefined;
  const lists = Object.entries(LISTS)
    .filter(([, list]) => mayDo(user, list, 'upload'))
    .map(([name, list]) => [name, isOwn ? `/${list}` : record(company, list)]);
  const mayAddRoom = mayDo(user, isOwn ? 'rooms' : 'companyRooms', 'create');
  const room_id = `${isOwn ? '/rooms' : record(company, 'scenes')}/create`;
  return { ...Object.fromEntries(lists), ...(mayAddRoom && { room_id }) };
};

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
    background_id: usePictures(LISTS.background_id, company),
    room_id: useRooms(company),
    logo_id: usePictures(LISTS.logo_id, company),
    banner_id: usePictures(LISTS.banner_id, company),
    licence_plate_id: usePictures(LISTS.licence_plate_id, company),
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
