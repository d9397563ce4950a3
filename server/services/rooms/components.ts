import { and, eq, inArray, isNull, or, sql } from '@turntable/declare/server/db/drizzle.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import {
  assertVersion,
  type FieldProblem,
  invalidField,
  notFound,
  Refusal,
} from '@turntable/declare/server/refusal.ts';
import type { PictureSave } from '../../../contract/looks/pictureRows.ts';
import type { ComponentRow } from '../../../contract/rooms/room.ts';
import type { Tx } from '../../db/client.ts';
import { presetItems, roomComponentImages, roomComponents, rooms } from '../../db/schema/index.ts';
import type { AssetPicture } from '../../imaging/assetPicture.ts';
import { assertOwner } from '../companies/companyRows.ts';
import { removeFiles } from '../files/storedFiles.ts';
import { readAsset, type StoredAsset, storeAsset } from '../looks/acceptAsset.ts';
import type { LookOwner } from '../scope/owner.ts';
import type { ServiceContext } from '../shared/context.ts';
import { readComponent } from './componentList.ts';
import { drawRoomsOf } from './preview.ts';

export type ComponentKind = 'wall' | 'floor';
/** A picture that was sent for a view. */
export interface ViewFile {
  /** The form's part, for messages: `image[angle_12]`. */
  readonly field: string;
  readonly angle: number;
  readonly file: ReceivedFile;
}
type ComponentRecord = typeof roomComponents.$inferSelect;

/** Large enough for the finished picture, in pixels. */
const BOX = { width: 1920, height: 1920 };

/** Adds a wall or floor. Throws 404; 422 when it has no picture, and at each part that cannot be one. */
export const addComponent = async (
  context: ServiceContext,
  owner: LookOwner,
  { kind, name }: { kind: ComponentKind; name: string },
  files: readonly ViewFile[],
): Promise<ComponentRow> => {
  const images = await acceptImages(context, owner, kind, files);
  const id = await claim(context, owner, images, async (tx) => {
    const [created] = await tx
      .insert(roomComponents)
      .values({ company_id: owner.companyId, kind, name })
      .returning({ id: roomComponents.id });
    if (!created) throw new Error('an insert returned no row');
    await tx.insert(roomComponentImages).values(
      images.map((image) => ({
        ...image,
        component_id: created.id,
        company_id: owner.companyId,
      })),
    );
    return created.id;
  });
  return readComponent(context, owner, id);
};

/**
 * Adds pictures of views to an own wall or floor, deletes replaced ones, and draws its rooms again. Throws as `addComponent`, and 409 when
 * `version` is not the present one any more.
 */
export const addComponentImages = async (
  context: ServiceContext,
  owner: LookOwner,
  { id, version }: { id: number; version?: number | undefined },
  files: readonly ViewFile[],
): Promise<ComponentRow> => {
  const lock = async (tx: Tx): Promise<ComponentRecord> => {
    const component = await lockOwn(tx, owner, id);
    assertVersion(component, version);
    return component;
  };
  const { kind } = await context.db.as(owner.scope, lock);
  const images = await acceptImages(context, owner, kind, files);
  await claim(context, owner, images, async (tx) => {
    await lock(tx);
    const views = images.map((image) => image.preset_item_id);
    await dropImages(context, tx, id, views);
    await tx
      .insert(roomComponentImages)
      .values(images.map((image) => ({ ...image, component_id: id, company_id: owner.companyId })));
    await countSave(tx, id);
  });
  await drawRoomsOf(context, { component: id });
  return readComponent(context, owner, id);
};

/**
 * Takes a view's picture away from an own wall or floor, whose rooms are drawn again. Throws 404, also for a view without one; 409 when `version` is
 * outdated.
 */
export const removeComponentImage = async (
  context: ServiceContext,
  owner: LookOwner,
  { id, angle, version }: { id: number; angle: number; version?: number | undefined },
): Promise<ComponentRow> => {
  await context.db.as(owner.scope, async (tx) => {
    assertVersion(await lockOwn(tx, owner, id), version);
    if ((await dropImages(context, tx, id, [angle])) === 0) throw notFound();
    await countSave(tx, id);
  });
  await drawRoomsOf(context, { component: id });
  return readComponent(context, owner, id);
};

/** Renames an own wall or floor. Throws 404, 409 when `version` is not the present one any more. */
export const saveComponent = async (
  context: ServiceContext,
  owner: LookOwner,
  id: number,
  { version, ...change }: PictureSave,
): Promise<ComponentRow> => {
  await context.db.as(owner.scope, async (tx) => {
    assertVersion(await lockOwn(tx, owner, id), version);
    await tx
      .update(roomComponents)
      .set({ ...change, version: sql`${roomComponents.version} + 1` })
      .where(eq(roomComponents.id, id));
  });
  return readComponent(context, owner, id);
};

/** Deletes an own wall or floor with its pictures. Throws 404; 409 while rooms are made of it. */
export const removeComponent = (
  context: ServiceContext,
  owner: LookOwner,
  id: number,
): Promise<void> =>
  context.db.as(owner.scope, async (tx) => {
    await lockOwn(tx, owner, id);
    const count = await tx.$count(rooms, or(eq(rooms.wall_id, id), eq(rooms.floor_id, id)));
    if (count > 0) throw new Refusal(409, 'component_in_use', { params: { count } });
    await dropImages(context, tx, id);
    await tx.delete(roomComponents).where(eq(roomComponents.id, id));
  });

/**
 * Returns the names and keys of a component's pictures, for a download; every user who sees the operator's components may download them. Throws 404.
 */
export const componentFiles = (
  context: ServiceContext,
  owner: LookOwner,
  kind: ComponentKind,
  id: number,
) =>
  context.db.as(owner.scope, async (tx) => {
    const visible =
      owner.companyId === null
        ? isNull(roomComponents.company_id)
        : or(own(owner), isNull(roomComponents.company_id));
    const [component] = await tx
      .select()
      .from(roomComponents)
      .where(and(eq(roomComponents.id, id), eq(roomComponents.kind, kind), visible));
    if (!component) throw notFound();
    const images = await tx
      .select({ key: roomComponentImages.key, code: presetItems.code })
      .from(roomComponentImages)
      .innerJoin(presetItems, eq(presetItems.id, roomComponentImages.preset_item_id))
      .where(eq(roomComponentImages.component_id, id))
      .orderBy(presetItems.position);
    const files = images.map(({ key, code }) => ({
      key,
      name: `${code}${key.slice(key.lastIndexOf('.'))}`,
    }));
    return { name: component.name, files };
  });

const own = ({ companyId }: LookOwner) =>
  companyId === null ? isNull(roomComponents.company_id) : eq(roomComponents.company_id, companyId);

const lockOwn = async (tx: Tx, owner: LookOwner, id: number): Promise<ComponentRecord> => {
  const [component] = await tx
    .select()
    .from(roomComponents)
    .where(and(eq(roomComponents.id, id), own(owner)))
    .for('update');
  if (!component) throw notFound();
  return component;
};

const countSave = (tx: Tx, id: number) =>
  tx
    .update(roomComponents)
    .set({ version: sql`${roomComponents.version} + 1` })
    .where(eq(roomComponents.id, id));

/** Deletes the pictures of some views, or all, with their files. @returns how many there were */
const dropImages = async (
  context: ServiceContext,
  tx: Tx,
  component: number,
  views?: readonly number[],
): Promise<number> => {
  const ofViews = views && inArray(roomComponentImages.preset_item_id, [...views]);
  const former = await tx
    .delete(roomComponentImages)
    .where(and(eq(roomComponentImages.component_id, component), ofViews))
    .returning();
  const keys = keysOf(former);
  if (keys.length > 0) await removeFiles(context, tx, keys);
  return former.length;
};

const keysOf = (images: readonly StoredAsset[]): string[] =>
  images.flatMap(({ key, preview_key }) => [key, preview_key]).filter((key) => key !== '');

/** Writes rows that name stored pictures; the files go at once where that is refused. */
const claim = async <Result>(
  context: ServiceContext,
  { scope }: LookOwner,
  images: readonly StoredAsset[],
  write: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  try {
    return await context.db.as(scope, write);
  } catch (error) {
    await context.db.asSystem((tx) => removeFiles(context, tx, keysOf(images)));
    throw error;
  }
};

type StoredImage = StoredAsset & { preset_item_id: number };

/** Checks all pictures before storing any, so that one answer lists every problem. */
const acceptImages = async (
  context: ServiceContext,
  owner: LookOwner,
  kind: ComponentKind,
  files: readonly ViewFile[],
): Promise<StoredImage[]> => {
  if (files.length === 0) throw invalidField('image', 'no_pictures');
  const exterior = await context.db.as(owner.scope, async (tx) => {
    await assertOwner(tx, owner);
    return tx
      .select({ id: presetItems.id })
      .from(presetItems)
      .where(eq(presetItems.kind, 'exterior'));
  });
  const views = new Set(exterior.map(({ id }) => id));
  const read: { angle: number; picture: AssetPicture }[] = [];
  const problems: Record<string, readonly FieldProblem[]> = {};
  for (const { field, angle, file } of files) {
    try {
      if (!views.has(angle)) throw invalidField(field, 'not_exterior');
      read.push({ angle, picture: await readAsset(context, file, { field, box: BOX }) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      Object.assign(problems, error.details.fields);
    }
  }
  if (Object.keys(problems).length > 0)
    throw new Refusal(422, 'invalid_input', { fields: problems });
  const stored: StoredImage[] = [];
  for (const { angle, picture } of read)
    stored.push({ preset_item_id: angle, ...(await storeAsset(context, kind, picture)) });
  return stored;
};
