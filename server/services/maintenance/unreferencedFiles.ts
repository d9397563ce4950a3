import { holdsFiles, ownFields } from '@turntable/declare/contract/rest/declaration.ts';
import { and, arrayOverlaps, eq, inArray, or, sql } from '@turntable/declare/server/db/drizzle.ts';
import { unionAll } from '@turntable/declare/server/db/drizzlePg.ts';
import { columnOf } from '@turntable/declare/server/db/tables.ts';
import type { Tx } from '../../db/client.ts';
import {
  backgrounds,
  banners,
  licencePlates,
  logos,
  photos,
  restRecords,
  roomComponentImages,
  rooms,
  specialOffers,
  users,
} from '../../db/schema/index.ts';
import { filesNamedByVersions } from '../photos/keptVersions.ts';
import { filesOf } from '../photos/photoView.ts';
import type { ServiceContext } from '../shared/context.ts';
import { keysNamedByAlbums } from './inner/albumKeys.ts';
import { keysNamedByTexts } from './inner/textKeys.ts';

/**
 * Deletes those of the files that neither a photo of the vehicle nor a former picture of one names; without a vehicle, those that no offer, person, record, room,
 * picture of a look, album, help article or message to the operator names.
 * Safe to run twice.
 */
export const removeUnreferencedFiles = async (
  { db, storage, rest }: Pick<ServiceContext, 'db' | 'storage' | 'rest'>,
  { car, keys }: { car?: number; keys: readonly string[] },
): Promise<void> => {
  if (keys.length === 0) return;
  const named = await db.asSystem((tx) =>
    car === undefined ? namedBesidePhotos(tx, rest, keys) : namedByPhotos(tx, car, keys),
  );
  for (const key of keys) if (!named.has(key)) await storage.delete(key);
};

const photoColumns = [
  photos.original_key,
  photos.preview_key,
  photos.processed_key,
  photos.preview_processed_key,
  photos.mask_key,
] as const;

const namedByPhotos = async (
  tx: Tx,
  car: number,
  keys: readonly string[],
): Promise<Set<string | null>> => {
  const naming = await tx
    .select()
    .from(photos)
    .where(
      and(eq(photos.car_id, car), or(...photoColumns.map((column) => inArray(column, [...keys])))),
    );
  return new Set([...naming.flatMap(filesOf), ...(await filesNamedByVersions(tx, car, keys))]);
};

const namedBesidePhotos = async (
  tx: Tx,
  rest: ServiceContext['rest'],
  keys: readonly string[],
): Promise<Set<string | null>> => {
  const ofOffers = tx
    .select({ key: specialOffers.image_key })
    .from(specialOffers)
    .where(inArray(specialOffers.image_key, [...keys]));
  const ofPeople = tx
    .select({ key: users.avatar_key })
    .from(users)
    .where(inArray(users.avatar_key, [...keys]));
  const ofRecords = tx
    .select({ key: sql<string | null>`unnest(${restRecords.files})` })
    .from(restRecords)
    .where(arrayOverlaps(restRecords.files, [...keys]));
  const ofRooms = tx
    .select({ key: rooms.preview_key })
    .from(rooms)
    .where(inArray(rooms.preview_key, [...keys]));
  const ofLooks = [backgrounds, logos, banners, licencePlates, roomComponentImages].flatMap(
    (table) =>
      [table.key, table.preview_key].map((column) =>
        tx
          .select({ key: sql<string | null>`${column}` })
          .from(table)
          .where(inArray(column, [...keys])),
      ),
  );
  const ofDeclared = rest.flatMap(({ declared, table }) =>
    ownFields(declared.fields)
      .filter(([, field]) => holdsFiles(field))
      .map(([name, { kind }]) => {
        const column = columnOf(table, name);
        // a file's name is stored behind its key
        const one = kind === 'file' ? sql`split_part(${column}, '#', 1)` : sql`${column}`;
        const [key, isNamed] =
          kind === 'images'
            ? [sql`unnest(${column})`, arrayOverlaps(column, [...keys])]
            : [one, inArray(one, [...keys])];
        return tx
          .select({ key: sql<string | null>`${key}` })
          .from(table)
          .where(isNamed);
      }),
  );
  const all = unionAll(ofOffers, ofPeople, ofRecords, ofRooms, ...ofLooks, ...ofDeclared);
  const others = (await all).map(({ key }) => key);
  return new Set([
    ...others,
    ...(await keysNamedByAlbums(tx, keys)),
    ...(await keysNamedByTexts(tx, keys)),
  ]);
};
