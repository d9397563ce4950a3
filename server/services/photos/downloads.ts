import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { textIn } from '@turntable/declare/contract/localText.ts';
import { hashToken } from '@turntable/declare/server/accounts/secretToken.ts';
import { and, asc, eq, gt, inArray } from '@turntable/declare/server/db/drizzle.ts';
import { notFound, Refusal } from '@turntable/declare/server/refusal.ts';
import { safeFileName, safeName } from '../../../contract/safeName.ts';
import { downloads, presetItems } from '../../db/schema/index.ts';
import type { Scope } from '../../db/scope.ts';
import { type Locale, message } from '../../messages/index.ts';
import { writeTransactions } from '../balance/transactionsFile.ts';
import { openFile } from '../files/openFile.ts';
import { createDownloadLink } from '../files/ticket.ts';
import { streamZip } from '../files/zip.ts';
import type { ServiceContext } from '../shared/context.ts';
import { type CarRecord, findCar } from '../vehicles/vehicleRows.ts';
import { type Chosen, chosenPhotos } from './photos.ts';
import type { PhotoRecord } from './photoView.ts';
import { assertPlatesConfirmed } from './unchangedPlates.ts';

export interface DownloadRequest extends Chosen {
  readonly carId: number;
  readonly userId: number;
  readonly variant: 'processed' | 'original';
  /** Photos that may leave although their plate was not changed. */
  readonly confirmedPlates?: readonly number[] | undefined;
  /** The language of the file names. */
  readonly locale: Locale;
}

/**
 * Prepares finished pictures or originals for download. Returns an address that is valid for ten minutes without a token.
 * Throws 404; 422 "No files to download", and at `confirmed_plates` for finished pictures whose plate was not changed and that are not named there.
 */
export const prepareDownload = (
  context: ServiceContext,
  scope: Scope,
  request: DownloadRequest,
): Promise<{ link: string }> =>
  context.db.as(scope, async (tx) => {
    const car = await findCar(tx, request.carId);
    const wanted = await chosenPhotos(tx, car.id, request);
    if (request.variant === 'processed')
      await assertPlatesConfirmed(tx, wanted, request.confirmedPlates, request.locale);
    const views = await tx
      .select({ id: presetItems.id, name: presetItems.name, position: presetItems.position })
      .from(presetItems)
      .where(
        inArray(
          presetItems.id,
          wanted.flatMap((photo) => photo.preset_item_id ?? []),
        ),
      )
      .orderBy(asc(presetItems.position));
    const viewOf = (photo: PhotoRecord) =>
      photo.extra ? undefined : views.find((view) => view.id === photo.preset_item_id);
    // different names, since users may save both into one folder
    const kind =
      request.variant === 'original' ? ` (${message(request.locale, 'file_original')})` : '';
    const files = wanted
      .map((photo) => ({
        photo,
        key: request.variant === 'processed' ? photo.processed_key : photo.original_key,
        view: viewOf(photo),
      }))
      .flatMap(({ key, ...rest }) => (key === null ? [] : [{ key, ...rest }]))
      .sort(
        (a, b) =>
          (a.view?.position ?? Number.MAX_SAFE_INTEGER) -
            (b.view?.position ?? Number.MAX_SAFE_INTEGER) || a.photo.id - b.photo.id,
      )
      .map(({ key, view }, index) => ({
        key,
        name: `${numbered(index)} ${view ? textIn(view.name, request.locale) : message(request.locale, 'extra_photo')}${kind}${extname(key)}`,
      }));
    const [first] = files;
    if (!first) throw new Refusal(422, 'no_files');
    return createDownloadLink(tx, {
      company_id: car.company_id,
      user_id: request.userId,
      name: safeFileName(
        files.length === 1 ? `${nameOf(car)} ${first.name}` : `${nameOf(car)}${kind}.zip`,
      ),
      files: files.map(({ key, name }) => ({ key, name: safeFileName(name) })),
    });
  });

const numbered = (index: number): string => String(index + 1).padStart(2, '0');

/** Returns the vehicle's name, and the VIN or stock number to identify it, as a file name. */
const nameOf = (car: CarRecord): string =>
  safeName([car.vehicle_name, car.vin || car.car].filter(Boolean).join(' ')) || `${car.id}`;

/**
 * Opens a prepared download: one file unchanged, several as a ZIP, and transactions as an Excel file. ZIP and Excel files are written while they are
 * sent. Throws 404 for an unknown or expired ticket.
 */
export const openDownload = async (
  { db, storage, log }: Pick<ServiceContext, 'db' | 'storage' | 'log'>,
  ticket: string,
): Promise<{ content: Readable; contentType: string; downloadName: string; bytes?: number }> => {
  const [download] = await db.asSystem((tx) =>
    tx
      .select()
      .from(downloads)
      .where(
        and(eq(downloads.ticket_hash, hashToken(ticket)), gt(downloads.expires_at, new Date())),
      ),
  );
  if (download?.report)
    return { ...writeTransactions({ db, log }, download.report), downloadName: download.name };
  const [first, ...others] = download?.files ?? [];
  if (!download || !first) throw notFound();
  if (others.length > 0) {
    return {
      content: streamZip(storage, download.files, log),
      contentType: 'application/zip',
      downloadName: download.name,
    };
  }
  const { stream, bytes, contentType } = await openFile(storage, first.key);
  return { content: stream, contentType, downloadName: download.name, bytes };
};
