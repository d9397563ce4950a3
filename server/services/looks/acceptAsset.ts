import { newKey } from '@turntable/declare/server/files/keys.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { type FieldProblem, invalidField } from '@turntable/declare/server/refusal.ts';
import {
  type AssetPicture,
  checkAsset,
  MAX_ASSET_MEGAPIXELS,
  redrawAsset,
  UnusableAsset,
} from '../../imaging/assetPicture.ts';
import { UnusableImage } from '../../imaging/unusableImage.ts';
import { storeFiles } from '../files/storedFiles.ts';
import type { ServiceContext } from '../shared/context.ts';

/** A picture of a look in the storage; the caller writes its keys into a row. */
export interface StoredAsset {
  readonly key: string;
  readonly preview_key: string;
}

/**
 * Reads a picture for a look: a still PNG, JPEG or WebP, decoded completely and encoded again. Stores nothing.
 * Throws 422 at `field`, the form's own, for any other file.
 */
export const readAsset = async (
  { inspection }: Pick<ServiceContext, 'inspection'>,
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

/** Stores a picture and its preview. */
export const storeAsset = async (
  context: ServiceContext,
  kind: string,
  { file, preview, extension }: AssetPicture,
): Promise<StoredAsset> => {
  const stored = {
    key: newKey(kind, extension),
    preview_key: newKey(`${kind}-preview`, extension),
  };
  await storeFiles(context, { [stored.key]: file, [stored.preview_key]: preview });
  return stored;
};
