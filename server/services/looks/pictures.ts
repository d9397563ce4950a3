import { extname } from 'node:path';
import type { Flag } from '@turntable/declare/contract/flag.ts';
import { isReferenceViolation } from '@turntable/declare/server/databaseErrors.ts';
import { and, eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { assertVersion, invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type { PictureKind } from '../../../contract/looks/callsOfKind.ts';
import type { BackgroundSave, LogoSave } from '../../../contract/looks/pictureRows.ts';
import {
  isPlateOf,
  PLATE_FORMATS,
  PLATE_MIN_WIDTH,
  type PlateCountry,
} from '../../../contract/looks/plate.ts';
import type { Tx } from '../../db/client.ts';
import { cars, companies } from '../../db/schema/index.ts';
import type { AssetPicture } from '../../imaging/assetPicture.ts';
import { assertOwner, lockCompany } from '../companies/companyRows.ts';
import { removeFiles } from '../files/storedFiles.ts';
import type { CompanyOwner } from '../scope/owner.ts';
import type { ServiceContext } from '../shared/context.ts';
import { readAsset, storeAsset } from './acceptAsset.ts';
import { KINDS, type PictureTable } from './inner/pictureKinds.ts';
import { listPictures } from './pictureList.ts';

/** Fields sent with a new picture's file. */
export interface NewPicture {
  readonly name?: string | undefined;
  readonly is_default?: Flag | undefined;
  /** A licence plate's. */
  readonly country?: PlateCountry;
}

type PictureRecord = PictureTable['$inferSelect'];

const ONE = { page: 1, per_page: 1, sort: 'name' } as const;

/** Returns a picture that the company may choose, with the number of vehicles that use it. `Row` is its kind's row in the contract. Throws 404. */
export const readPicture = async <Row>(
  context: ServiceContext,
  kind: PictureKind,
  owner: CompanyOwner,
  id: number,
): Promise<Row> => {
  const { data } = JSON.parse(
    String(await listPictures(context, kind, owner, { ...ONE, only: id })),
  ) as { data: Row[] };
  const [row] = data;
  if (!row) throw notFound();
  return row;
};

/** Adds a picture to a company. Throws 404, 422 at `image` for an unusable file. */
export const addPicture = async <Row>(
  context: ServiceContext,
  kind: PictureKind,
  owner: CompanyOwner,
  { name, is_default, country }: NewPicture,
  file: ReceivedFile,
): Promise<Row> => {
  await context.db.as(owner.scope, (tx) => assertOwner(tx, owner));
  const picture = await readAsset(context, file, { field: 'image', box: KINDS[kind].box });
  if (country) assertPlate(country, picture);
  const stored = await storeAsset(context, kind, picture);
  const id = await context.db.as(owner.scope, async (tx) => {
    if (is_default === 1) await lockCompany(tx, owner.companyId);
    const [created] = await tx
      .insert(KINDS[kind].table)
      .values({
        ...stored,
        company_id: owner.companyId,
        name: name ?? nameOf(file),
        ...(country && { country }),
      })
      .returning({ id: KINDS[kind].table.id });
    if (!created) throw new Error('an insert returned no row');
    if (is_default === 1) await setDefault(tx, kind, owner.companyId, created.id);
    return created.id;
  });
  return readPicture(context, kind, owner, id);
};

const MOST_NAME = 120;

/** Returns the file's name without its extension. */
const nameOf = ({ name }: ReceivedFile): string => {
  const plain = name
    .slice(0, name.length - extname(name).length)
    .replace(/[<>]/g, '')
    .trim();
  return plain.slice(0, MOST_NAME) || '–';
};

const assertPlate = (country: PlateCountry, { width, height }: AssetPicture): void => {
  if (width < PLATE_MIN_WIDTH)
    throw invalidField('image', { code: 'plate_too_small', params: { minimum: PLATE_MIN_WIDTH } });
  if (isPlateOf(country, width, height)) return;
  const formats = PLATE_FORMATS[country].map(([across, up]) => `${across} × ${up}`).join(', ');
  throw invalidField('image', { code: 'plate_proportions', params: { formats } });
};

/** Saves what changed of a company's own picture. Throws 404, also for the operator's; 409 when `version` is not the present one. */
export const savePicture = async <Row>(
  context: ServiceContext,
  kind: PictureKind,
  owner: CompanyOwner,
  id: number,
  { version, ...change }: BackgroundSave & LogoSave,
): Promise<Row> => {
  const { table } = KINDS[kind];
  await context.db.as(owner.scope, async (tx) => {
    assertVersion(await lockOwn(tx, kind, owner, id), version);
    await tx
      .update(table)
      .set({ ...change, version: sql`${table.version} + 1` })
      .where(eq(table.id, id));
  });
  return readPicture(context, kind, owner, id);
};

/** Makes a picture, its own or one of the operator's, the company's default. Throws 404. */
export const makeDefault = async <Row>(
  context: ServiceContext,
  kind: PictureKind,
  owner: CompanyOwner,
  id: number,
): Promise<Row> => {
  await readPicture(context, kind, owner, id);
  const set = context.db.as(owner.scope, async (tx) => {
    await lockCompany(tx, owner.companyId);
    await setDefault(tx, kind, owner.companyId, id);
  });
  await set.catch((error: unknown) => {
    throw isReferenceViolation(error) ? notFound() : error; // deleted meanwhile
  });
  return readPicture(context, kind, owner, id);
};

/** Makes a picture the company's standard; a background also becomes what the look shows. The caller holds the company's lock. */
const setDefault = async (
  tx: Tx,
  kind: PictureKind,
  companyId: number,
  id: number,
): Promise<void> => {
  await tx
    .update(companies)
    .set({
      [KINDS[kind].setting]: id,
      ...(kind === 'background' && { background_type: 'background' }),
      version: sql`${companies.version} + 1`,
    })
    .where(eq(companies.id, companyId));
};

/**
 * Deletes a company's own picture. Vehicles that used it use the company's; a company that used it has none, and the Photo Box
 * instead of a background. Throws 404, also for the operator's.
 */
export const removePicture = (
  context: ServiceContext,
  kind: PictureKind,
  owner: CompanyOwner,
  id: number,
): Promise<void> =>
  context.db.as(owner.scope, async (tx) => {
    await lockCompany(tx, owner.companyId); // before the picture, as makeDefault does, to prevent deadlocks
    const { key, preview_key } = await lockOwn(tx, kind, owner, id);
    if (kind === 'background') await backToPhotoBox(tx, id);
    // Foreign keys set the referencing columns to null.
    await tx.delete(KINDS[kind].table).where(eq(KINDS[kind].table.id, id));
    await removeFiles(context, tx, [key, preview_key]);
  });

const backToPhotoBox = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .update(companies)
    .set({ background_type: 'photo_box' })
    .where(and(eq(companies.background_id, id), eq(companies.background_type, 'background')));
  await tx
    .update(cars)
    .set({ background_type: null })
    .where(and(eq(cars.background_id, id), eq(cars.background_type, 'background')));
};

const lockOwn = async (
  tx: Tx,
  kind: PictureKind,
  { companyId }: CompanyOwner,
  id: number,
): Promise<PictureRecord> => {
  const { table } = KINDS[kind];
  const [picture] = await tx
    .select({
      id: table.id,
      company_id: table.company_id,
      name: table.name,
      key: table.key,
      preview_key: table.preview_key,
      version: table.version,
      created_at: table.created_at,
    })
    .from(table)
    .where(and(eq(table.id, id), eq(table.company_id, companyId)))
    .for('update');
  if (!picture) throw notFound();
  return picture;
};
