import { judgeCut } from '../cutout/judge.ts';
import { refineMask } from '../cutout/refine.ts';
import { coveredBox, type Mask, type Pixels, toBox } from '../pixels.ts';
import { decodeMask, resizeMask } from '../raster.ts';
import { type Cutout, DefectFound, photoOf, type Step } from '../workpiece.ts';

/** Finds the vehicle's outline. Exterior views alone are cut out, and only where something else shall stand behind the vehicle. */
export const cutout: Step = {
  applies: ({ input }) => input.angle.kind === 'exterior' && input.look.cutting === 1 && input.look.background_type !== 'original',
  async run(work) {
    const photo = photoOf(work);
    const { input, engine } = work;
    if (input.cutout) {
      const mask = await resizeMask(await decodeMask(input.cutout), photo.width, photo.height);
      return { ...work, cutout: foundCutout(photo, mask, 1, false) };
    }
    const cut = await engine.cut(photo, { silhouette: input.angle.silhouette, box: input.box ?? null });
    const defect = judgeCut(cut, photo, input.box !== undefined);
    if (defect) throw new DefectFound(defect);
    return { ...work, cutout: foundCutout(photo, await refineMask(photo, cut.mask), cut.confidence, cut.draft) };
  },
};

function foundCutout(photo: Pixels, mask: Mask, confidence: number, draft: boolean): Cutout {
  const covered = coveredBox(mask);
  if (!covered) throw new DefectFound('no_vehicle');
  return { mask, box: toBox(covered, photo.width, photo.height), confidence, draft };
}
