import { type AssetPicture, checkAsset, MAX_ASSET_MEGAPIXELS, redrawAsset, UnusableAsset } from '../imaging/assetPicture.ts';
import { UnusableImage } from '../imaging/unusableImage.ts';
import { newKey } from '../storage/keys.ts';
import type { CarsContext } from './carsContext.ts';
import { contentTypeOf } from './photosFiles.ts';
import type { ReceivedFile } from './photoUploadFile.ts';
import { type FieldProblem, invalidField } from './refusal.ts';

/** Stored files are deleted after this time unless a row names them by then. */
const UNCLAIMED_SECONDS = 3600;

/** A picture of a look in the storage; the caller writes its keys into a row. */
export interface StoredAsset {
  readonly key: string;
  readonly preview_key: string;
}

/**
 * Reads a picture for a look: PNG, JPEG or WebP, still, decoded to its end, redrawn. Nothing is stored.
 * Throws 422 at `field`, the form's own, for any other file.
 */
export const readAsset = async (
  { inspection }: Pick<CarsContext, 'inspection'>,
  file: ReceivedFile,
  { field, box }: { field: string; box: { width: number; height: number } },
): Promise<AssetPicture> => {
  try {
    await checkAsset(file.path);
    await inspection.inspect(file.path);
    return await redrawAsset(file.path, box);
  } catch (error) {
    const problem = problemOf(error);
    throw problem ? invalidField(field, problem) : error;
  }
};

const problemOf = (error: unknown): FieldProblem | undefined => {
  if (error instanceof UnusableAsset) {
    return { code: `picture_${error.code}`, params: { limit: MAX_ASSET_MEGAPIXELS } };
  }
  if (!(error instanceof UnusableImage)) return undefined;
  return error.code === 'unsupported_format' ? 'picture_format' : `photo_${error.code}`;
};

/** Stores a picture and its preview, announced for removal in case that no row ever names them. */
export const storeAsset = async (
  { db, queue, storage }: CarsContext,
  kind: string,
  { file, preview, extension }: AssetPicture,
): Promise<StoredAsset> => {
  const stored = { key: newKey(kind, extension), preview_key: newKey(`${kind}-preview`, extension) };
  const keys = Object.values(stored);
  await db.asSystem((tx) => queue.add(tx, 'remove-files', [{ data: { keys }, startAfter: UNCLAIMED_SECONDS }]));
  await storage.put(stored.key, file, contentTypeOf(stored.key));
  await storage.put(stored.preview_key, preview, contentTypeOf(stored.preview_key));
  return stored;
};
