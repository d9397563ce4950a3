import { newKey } from '@turntable/declare/server/files/keys.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import { drawForScreen, type ScreenSize } from '../../imaging/screenPicture.ts';
import { UnusableImage } from '../../imaging/unusableImage.ts';
import { storeFiles } from '../files/storedFiles.ts';
import type { ServiceContext } from '../shared/context.ts';

export interface AcceptedPicture extends ScreenSize {
  /** What it is, as its file's name begins: `offer`, `avatar`. */
  readonly kind: string;
  /** The form's field, for messages. */
  readonly field: string;
  /** How long it waits for a row that names it. */
  readonly unclaimedSeconds?: number;
}

/**
 * Accepts a picture that is shown beside texts: decoded to the end, redrawn for the screen, stored. The caller writes the key that
 * comes back into a row of its own (`special_offers.image_key`, `users.avatar_key`), and adds `remove-files` for one that gives way.
 * Throws 422 at `field` for a file that is no usable image.
 */
export const acceptPicture = async (
  context: ServiceContext,
  file: ReceivedFile,
  accepted: AcceptedPicture,
): Promise<string> => {
  const bytes = await redraw(context, file, accepted);
  const key = newKey(accepted.kind, 'webp');
  await storeFiles(context, { [key]: bytes }, undefined, accepted.unclaimedSeconds);
  return key;
};

const redraw = async (
  { inspection }: ServiceContext,
  file: ReceivedFile,
  { field, ...size }: AcceptedPicture,
): Promise<Uint8Array> => {
  try {
    await inspection.inspect(file.path);
    return await drawForScreen(file.path, size);
  } catch (error) {
    if (error instanceof UnusableImage) throw invalidField(field, `photo_${error.code}`);
    throw error;
  }
};
