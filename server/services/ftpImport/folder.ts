import { receiveFile } from '@turntable/declare/server/files/receivedFile.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import { assignFiles, viewOfFile } from '../../../contract/views/assignFiles.ts';
import type { CompanyView } from '../../../contract/views/companyView.ts';
import { type FtpReader, FtpReadFailed } from '../../ftp/download.ts';
import type { RemoteEntry } from '../../ftp/listing.ts';
import { filledViews } from '../photos/photosOfViews.ts';
import type { ServiceContext } from '../shared/context.ts';
import { recordFileStates, type Seen } from './inner/files.ts';
import { type PictureTarget, takePicture } from './inner/pictures.ts';
import type { ImportProgress } from './progress.ts';
import { keyOfFolder, type VehicleIndex } from './vehicleIndex.ts';

/** The tools for importing a company's folders. */
export interface ImportTools {
  readonly context: ServiceContext;
  readonly companyId: number;
  readonly reader: FtpReader;
  readonly vehicles: VehicleIndex;
  /** The views of the company's preset, in its order. */
  readonly views: readonly CompanyView[];
  /** Whether the company's vehicles may have extra photos. */
  readonly takesExtra: boolean;
  readonly progress: ImportProgress;
  /** Saves the progress for users. */
  readonly save: () => Promise<void>;
}

/** Possible pictures by extension; the real type is detected when the file is read. */
const PICTURE = /^(?!\.).*\.(?:jpe?g|png|webp|avif|heic|heif|tiff?|gif|bmp)$/i;
const MOST_PICTURES = 200;

/**
 * Imports the pictures of one vehicle's folder, all together once none has changed recently: their order decides the views. Throws
 * FtpReadFailed when the listing cannot be read or the server is lost; a single failed picture is reported and retried next time.
 */
export const importFolder = async (tools: ImportTools, folder: string): Promise<void> => {
  const { context, companyId, vehicles, progress } = tools;
  const key = keyOfFolder(folder);
  if (!key) return progress.refuse(folder, 'import_unsafe_name');
  const { entries, refused } = await tools.reader.list([folder]);
  for (const { name, reason } of refused) progress.refuse(`${folder}/${name}`, reason);
  const pictures = usable(tools, folder, entries);
  const scope = { companyIds: [companyId] };
  const seen = await context.db.as(scope, (tx) =>
    recordFileStates(tx, companyId, pictures, context.config.ftpSettleMs),
  );
  for (const { path, reason } of seen) if (reason) progress.refuse(path, reason);
  progress.skipped += seen.filter(({ stands }) => stands === 'taken').length;
  const carId = vehicles.find(key);
  if (carId !== undefined) progress.seen.add(carId);

  const ready = seen.filter(({ stands }) => stands === 'ready');
  if (seen.some(({ stands }) => stands === 'growing')) {
    progress.waiting += seen.filter(
      ({ stands }) => stands === 'growing' || stands === 'ready',
    ).length;
    return;
  }
  if (ready.length === 0) return;
  const targets = await placesOf(tools, carId, ready);
  const ensureCar = async () => {
    const { id, isNew } = await vehicles.ensure(key);
    (isNew ? progress.made : progress.changed).add(id);
    return id;
  };
  for (const picture of ready) {
    // Not recorded as refused: the file is imported once the company's extra photos are switched on.
    if (targets(picture).extra && !tools.takesExtra && !picture.isKnown) {
      progress.refuse(picture.path, 'extra_photos_off');
      continue;
    }
    await takeOne(tools, folder, picture, {
      target: targets(picture),
      carId: () => vehicles.find(key),
      ensureCar,
    });
    await tools.save();
  }
};

/** Returns the pictures of a folder, and reports those refused by name. */
const usable = (
  { context, progress }: ImportTools,
  folder: string,
  entries: readonly RemoteEntry[],
) => {
  const files = entries
    .filter(({ name, kind }) => kind === 'file' && PICTURE.test(name))
    .map((file) => ({ ...file, path: `${folder}/${file.name}` }));
  for (const { path } of files.slice(MOST_PICTURES))
    progress.refuse(path, 'import_too_many_pictures');
  return files.slice(0, MOST_PICTURES).filter(({ path, bytes }) => {
    if (bytes === 0) progress.refuse(path, 'photo_empty');
    else if (bytes > context.config.uploadLimitBytes) progress.refuse(path, 'photo_too_large');
    else return true;
    return false;
  });
};

/** Assigns each picture to a view: the one in its name, else the next free one that the company photographs. */
const placesOf = async (
  { context, companyId, views }: ImportTools,
  carId: number | undefined,
  pictures: readonly Seen[],
): Promise<(picture: Seen) => PictureTarget> => {
  const filled =
    carId === undefined
      ? []
      : await context.db.as({ companyIds: [companyId] }, (tx) => filledViews(tx, carId));
  const isFree = ({ id, selected }: CompanyView) => selected === 1 && !filled.includes(id);
  const { placed } = assignFiles(pictures, views, isFree);
  const targets = new Map([...placed].map(([itemId, { path }]) => [path, itemId]));
  return ({ path, name }) => {
    const itemId = targets.get(path);
    const view = views.find(({ id }) => id === itemId);
    return view
      ? { itemId, extra: !isFree(view) }
      : { itemId: viewOfFile(name, views)?.id, extra: true };
  };
};

interface Taking {
  readonly target: PictureTarget;
  readonly carId: () => number | undefined;
  readonly ensureCar: () => Promise<number>;
}

const takeOne = async (
  tools: ImportTools,
  folder: string,
  picture: Seen,
  { target, carId, ensureCar }: Taking,
): Promise<void> => {
  const { context, companyId, reader, progress } = tools;
  try {
    await using file = await reader.fetch([folder], picture, (stream) =>
      receiveFile(context.config.dataDir, stream, picture.name),
    );
    const taken = await takePicture(context, {
      companyId,
      sighting: picture,
      file,
      target,
      carId: carId(),
      ensureCar,
    });
    if (taken === 'taken') progress.taken += 1;
    else if (taken === 'skipped') progress.skipped += 1;
    else progress.refuse(picture.path, taken.refused);
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 404) return; // the vehicle was deleted meanwhile
    if (!(error instanceof FtpReadFailed) || error.isOver) throw error;
    progress.refuse(
      picture.path,
      error.problem === 'incomplete' ? 'import_incomplete' : `ftp_${error.problem}`,
    );
  }
};
