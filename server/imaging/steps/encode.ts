import { PREVIEW_WIDTH } from '../inspect.ts';
import { pictureOf, type Step } from '../pipelineState.ts';
import { open } from '../raster.ts';

const RESULT_QUALITY = 88;
const PREVIEW_QUALITY = 78;

/** Writes the finished picture and its preview as JPEG, from pixels alone, so that no metadata of the original is left. */
export const encode: Step = {
  applies: () => true,
  async run(work) {
    const picture = pictureOf(work);
    const isOnlyLookedAt = work.input.width !== undefined;
    const [result, preview] = await Promise.all([
      // Opened for each file: a clone of sharp's would copy the pixels.
      open(picture).jpeg({ quality: RESULT_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer(),
      isOnlyLookedAt
        ? undefined
        : open(picture)
            .resize({ width: PREVIEW_WIDTH })
            .jpeg({ quality: PREVIEW_QUALITY })
            .toBuffer(),
    ]);
    return { ...work, files: { result, preview: preview ?? result } };
  },
};
