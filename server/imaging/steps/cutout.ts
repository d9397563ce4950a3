import { measureQuality } from '../../../contract/photos/photoQuality.ts';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import { keepLargest } from '../cutout/components.ts';
import { doubtOfAll, doubtsOf } from '../cutout/doubts.ts';
import { judgeCut, judgeQuality } from '../cutout/judge.ts';
import { smoothEdge } from '../cutout/smoothEdge.ts';
import { paintStrokes } from '../cutout/strokes.ts';
import {
  type Cutout,
  DefectFound,
  type PipelineInput,
  type PipelineState,
  photoOf,
  type Step,
} from '../pipelineState.ts';
import { coveredBox, type Mask, type Pixels, toBox } from '../pixels.ts';
import { decodeMask, resizeMask, resizePixels } from '../raster.ts';

/** Width of the copy on which sharpness is measured, so that photos can be compared. */
const QUALITY_WIDTH = 960;

/** A draft below this confidence is doubtful: whole vehicles have more, at any distance. */
const SURE = 0.65;

/** Returns whether the vehicle is cut out: only in exterior views, and only for looks that cut out and have another background. */
export const isCutOut = ({ angle, look }: PipelineInput): boolean =>
  angle.kind === 'exterior' && look.cutting === 1 && look.background_type !== 'original';

/** Finds the vehicle's outline. */
export const cutout: Step = {
  applies: ({ input }) => isCutOut(input),
  async run(work) {
    const { original, cutout: earlier, strokes = [] } = work.input;
    const photo = photoOf(work);
    const cut = earlier
      ? work.cached('cutout', [original, earlier, JSON.stringify(strokes)], async () =>
          corrected(photo, await reuse(work.input, photo, earlier), strokes),
        )
      : find(work).then((found) => corrected(photo, found, strokes));
    return { ...work, cutout: await cut };
  },
};

/** Returns the cut-out of an earlier run's mask. It is not judged again: only its doubtful places are kept. */
async function reuse(
  { doubts = [] }: PipelineInput,
  photo: Pixels,
  png: Uint8Array,
): Promise<Cutout> {
  return foundCutout(photo, await resizeMask(await decodeMask(png), photo.width, photo.height), {
    confidence: 1,
    draft: false,
    doubts,
  });
}

async function find(work: PipelineState): Promise<Cutout> {
  const { input, engine } = work;
  const photo = photoOf(work);
  const small = await resizePixels(
    photo,
    QUALITY_WIDTH,
    Math.max(1, Math.round((photo.height * QUALITY_WIDTH) / photo.width)),
  );
  flag(judgeQuality(measureQuality(small)));
  const cut = await engine.cut(photo, {
    silhouette: input.angle.silhouette,
    box: input.box ?? null,
  });
  flag(judgeCut(cut, input.box !== undefined));
  const outline = keepLargest(cut.mask);
  const doubts = await doubtsOf(outline, cut.likely);
  const isUnsure = doubts.length === 0 && cut.draft && cut.confidence < SURE;
  return foundCutout(photo, await smoothEdge(outline, photo, cut), {
    confidence: cut.confidence,
    draft: cut.draft,
    doubts: isUnsure ? doubtOfAll(outline) : doubts,
  });
}

function flag(reason: ReturnType<typeof judgeCut>): void {
  if (reason) throw new DefectFound(reason);
}

/** Keeps what the engine found, so that corrections can be undone. */
function corrected(photo: Pixels, found: Cutout, strokes: readonly Stroke[]): Cutout {
  if (strokes.length === 0) return found;
  const { confidence, draft, doubts } = found;
  return {
    ...foundCutout(photo, paintStrokes(photo, found.mask, strokes), {
      confidence,
      draft,
      doubts,
    }),
    found: found.mask,
  };
}

type Verdict = Pick<Cutout, 'confidence' | 'draft' | 'doubts'>;

function foundCutout(photo: Pixels, mask: Mask, verdict: Verdict): Cutout {
  const covered = coveredBox(mask);
  if (!covered) throw new DefectFound('no_vehicle');
  return { mask, box: toBox(covered, photo.width, photo.height), ...verdict };
}
