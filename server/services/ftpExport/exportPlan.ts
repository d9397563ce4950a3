import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { and, asc, eq, inArray } from '@turntable/declare/server/db/drizzle.ts';
import { exportNames } from '../../../contract/ftpExport/fileNames.ts';
import type { AngleKind } from '../../../contract/views/angle.ts';
import type { Tx } from '../../db/client.ts';
import { ftpDelivered, photos, presetItems } from '../../db/schema/index.ts';
import { type FtpAccess, usualPort } from '../../ftp/connect.ts';
import type { Delivered } from '../../ftp/uploadFile.ts';
import { findCompany } from '../companies/companyRows.ts';
import type { PhotoRecord } from '../photos/photoView.ts';
import { type ProcessingPlan, planProcessing } from '../processing/input.ts';
import type { ServiceContext } from '../shared/context.ts';
import type { CarRecord } from '../vehicles/vehicleRows.ts';
import { ftpAccess } from './settings.ts';

/** A file to send: stored as it is, stored to be brought into the format, or composed once more without logo and banner. */
export type ExportSource =
  | { readonly kind: 'as it is' | 'picture'; readonly key: string }
  | { readonly kind: 'clean'; readonly plan: ProcessingPlan };

/** The files of an export and their target. */
export interface FtpExport {
  readonly access: FtpAccess;
  readonly folder: string;
  /** The archive for all files, if configured. */
  readonly archive: string | null;
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly quality: number;
  readonly files: readonly PlannedFile[];
  /** The server's key in the table of delivered files. */
  readonly server: string;
  /** Earlier deliveries by their name below the folder. */
  readonly former: ReadonlyMap<string, Delivered>;
}

interface PlannedFile {
  readonly name: string;
  readonly source: ExportSource;
  /** Equal versions mean equal content: stored files never change under their keys. */
  readonly madeOf: string;
}

export type Picture = Awaited<ReturnType<typeof picturesOf>>[number];

/** Plans the export of a vehicle's present pictures; null without pictures or without a server. */
export const planFtpExport = async (
  tx: Tx,
  context: ServiceContext,
  car: CarRecord,
  pictures: readonly Picture[],
  day: string,
): Promise<FtpExport | null> => {
  const company = await findCompany(tx, car.company_id);
  const done = pictures.flatMap(({ photo, ...view }) =>
    photo.processed_key ? [{ ...view, photo, key: photo.processed_key }] : [],
  );
  if (done.length === 0 || !company.ftp_host || !company.ftp_user) return null;

  const named = done.map(({ photo, angle }) => ({
    angle: angle ?? '',
    original: extname(photo.original_key).slice(1) || 'jpg',
  }));
  const { folder, archive, files } = exportNames(company, car, named, day);
  const sources = {
    finished: ({ key }: Done) => ({ kind: 'picture' as const, key }),
    original: ({ photo }: Done) => ({ kind: 'as it is' as const, key: photo.original_key }),
    clean: (picture: Done) => cleanSource(tx, picture),
  };
  const outgoing: PlannedFile[] = [];
  for (const { picture, variant, name } of files) {
    const of = done[picture];
    if (!of) continue;
    const source = await sources[variant](of);
    const drawn = source.kind === 'as it is' ? [] : [company.format, company.quality];
    outgoing.push({ name, source, madeOf: digest([source, ...drawn]) });
  }
  const access = ftpAccess(context, company);
  const server = `${access.user}@${access.host}:${access.port ?? usualPort(access.security)}`;
  const names = archive === null ? outgoing.map(({ name }) => name) : [archive];
  return {
    access,
    folder,
    archive,
    format: company.format,
    quality: company.quality,
    files: outgoing,
    server,
    former: await formerly(tx, company.id, server, folder, names),
  };
};

/** Returns a file's path on the server. */
export const remotePath = (folder: string, name: string): string =>
  folder ? `${folder}/${name}` : name;

/** Returns a short digest of the parts. */
export const digest = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const formerly = async (
  tx: Tx,
  companyId: number,
  server: string,
  folder: string,
  names: readonly string[],
) => {
  const paths = new Map(names.map((name) => [remotePath(folder, name), name]));
  const rows = await tx
    .select()
    .from(ftpDelivered)
    .where(
      and(
        eq(ftpDelivered.company_id, companyId),
        eq(ftpDelivered.server, server),
        inArray(ftpDelivered.path, [...paths.keys()]),
      ),
    );
  return new Map(
    rows.map(({ path, made_of, sha256, bytes }) => [
      paths.get(path) ?? '',
      { madeOf: made_of, sha256, bytes },
    ]),
  );
};

interface Done {
  readonly photo: PhotoRecord;
  readonly key: string;
  readonly kind: AngleKind | null;
}

/**
 * Returns a picture without logo and banner: the finished one if it has none, else composed from the stored cut-out. A picture of a whole
 * vehicle without a cut-out was finished by hand and is used unchanged.
 */
const cleanSource = async (tx: Tx, { photo, key, kind }: Done): Promise<ExportSource> => {
  const finished = { kind: 'picture', key } as const;
  if (kind === 'exterior' && !photo.mask_key) return finished;
  const plan = await planProcessing(tx, photo, false); // without a model: no new cut-out is made here
  const isClean = !(plan.showLogo && plan.assets.logo) && !(plan.showBanner && plan.assets.banner);
  return isClean
    ? finished
    : { kind: 'clean', plan: { ...plan, showLogo: false, showBanner: false } };
};

/** Returns all photos of a vehicle with their views, in the order of the views. */
export const picturesOf = (tx: Tx, carId: number) =>
  tx
    .select({ photo: photos, angle: presetItems.code, kind: presetItems.kind })
    .from(photos)
    .leftJoin(presetItems, eq(presetItems.id, photos.preset_item_id))
    .where(eq(photos.car_id, carId))
    .orderBy(asc(photos.extra), asc(presetItems.position), asc(photos.id));
