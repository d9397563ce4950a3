import { extname } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { AngleKind } from '../../contract/entities/angle.ts';
import { exportNames } from '../../contract/ftpNames.ts';
import type { Tx } from '../db/client.ts';
import { cars, photos, presetItems } from '../db/schema/index.ts';
import type { FtpAccess } from '../ftp/connect.ts';
import type { CarsContext } from './carsContext.ts';
import { findCompany } from './companyRows.ts';
import { ftpAccess } from './ftpSettings.ts';
import type { PhotoRecord } from './photosView.ts';
import { type ProcessingPlan, planProcessing } from './processingInput.ts';
import type { WorkKinds } from './processingQueue.ts';

/** A file to send: stored as it is, stored to be brought into the format, or composed once more without logo and banner. */
export type ExportSource =
  | { readonly kind: 'as it is' | 'picture'; readonly key: string }
  | { readonly kind: 'clean'; readonly plan: ProcessingPlan };

/** What is sent where. */
export interface FtpExport {
  readonly access: FtpAccess;
  readonly folder: string;
  /** The archive that everything goes into, if it does. */
  readonly archive: string | null;
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly quality: number;
  readonly files: readonly { readonly name: string; readonly source: ExportSource }[];
}

/**
 * Reads what is to be sent, as it stands now; null when there is nothing (any more). `obsolete` when nobody asked for it and more of the
 * vehicle has been finished since, or is about to be: then another job sends it.
 */
export const planFtpExport = (context: CarsContext, { car: carId, day, finished }: WorkKinds['export-to-ftp']) =>
  context.db.asSystem(async (tx): Promise<FtpExport | 'obsolete' | null> => {
    const [car] = await tx.select().from(cars).where(eq(cars.id, carId));
    if (!car) return null;
    const company = await findCompany(tx, car.company_id);
    const pictures = await picturesOf(tx, carId);
    if (finished && pictures.some(({ photo }) => photo.in_process === 1 || (photo.processed_at?.toISOString() ?? '') > finished)) {
      return 'obsolete';
    }
    const done = pictures.flatMap(({ photo, ...view }) => (photo.processed_key ? [{ ...view, photo, key: photo.processed_key }] : []));
    if (done.length === 0 || !company.ftp_host || !company.ftp_user) return null;

    const named = done.map(({ photo, angle }) => ({ angle: angle ?? '', original: extname(photo.original_key).slice(1) || 'jpg' }));
    const { folder, archive, files } = exportNames(company, car, named, day);
    const sources = {
      finished: ({ key }: Done) => ({ kind: 'picture' as const, key }),
      original: ({ photo }: Done) => ({ kind: 'as it is' as const, key: photo.original_key }),
      clean: (picture: Done) => cleanSource(tx, picture),
    };
    const outgoing: { name: string; source: ExportSource }[] = [];
    for (const { picture, variant, name } of files) {
      const of = done[picture];
      if (of) outgoing.push({ name, source: await sources[variant](of) });
    }
    return { access: ftpAccess(context, company), folder, archive, format: company.format, quality: company.quality, files: outgoing };
  });

interface Done {
  readonly photo: PhotoRecord;
  readonly key: string;
  readonly kind: AngleKind | null;
}

/**
 * A picture without logo and banner: the finished one where it has none, else composed of the cut-out that is there. Where a whole vehicle
 * has no cut-out, its picture was finished by hand and is taken as it is.
 */
const cleanSource = async (tx: Tx, { photo, key, kind }: Done): Promise<ExportSource> => {
  const finished = { kind: 'picture', key } as const;
  if (kind === 'exterior' && !photo.mask_key) return finished;
  const plan = await planProcessing(tx, photo, false); // not with a model: no cut-out is made anew here
  const isClean = !(plan.showLogo && plan.assets.logo) && !(plan.showBanner && plan.assets.banner);
  return isClean ? finished : { kind: 'clean', plan: { ...plan, showLogo: false, showBanner: false } };
};

/** Writes down how a sending ended; the page waits for the date to change (specification, chapter 4). */
export const recordFtpExport = ({ db }: CarsContext, carId: number, state: 'succeed' | 'failed'): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.update(cars).set({ ftp_upload_state: state, ftp_upload_date: new Date() }).where(eq(cars.id, carId));
  });

/** All photos with their views, in the order of the views. */
const picturesOf = (tx: Tx, carId: number) =>
  tx
    .select({ photo: photos, angle: presetItems.code, kind: presetItems.kind })
    .from(photos)
    .leftJoin(presetItems, eq(presetItems.id, photos.preset_item_id))
    .where(eq(photos.car_id, carId))
    .orderBy(asc(photos.extra), asc(presetItems.position), asc(photos.id));
