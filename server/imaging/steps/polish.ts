import { coveredBox } from '../pixels.ts';
import { polishPaint } from '../polish/paint.ts';
import { polishRims } from '../polish/rims.ts';
import { findRims } from '../polish/wheels.ts';
import { photoOf, type Step } from '../workpiece.ts';

/** How much of what paint and rims can take they get, 0 to 1. */
const PAINT_STRENGTH = 0.8;
const RIM_STRENGTH = 0.8;

/**
 * Polishes the paint and the rims of a vehicle that was cut out. Both are off by default, and neither invents a pixel: where no wheel and
 * no paint is found, nothing changes (decisions, chapter on processing).
 */
export const polish: Step = {
  applies: ({ input: { look }, cutout }) => cutout !== null && (look.polishing === 1 || look.rim_polishing === 1),
  async run(work) {
    const photo = photoOf(work);
    const { look, original, cutout: earlier } = work.input;
    const { cutout, remember } = work;
    const box = cutout && coveredBox(cutout.mask);
    if (!box) return work;
    const ingredients = [photo.data, earlier];
    const rims = await remember('rims', [original, earlier], () => findRims(photo, cutout.mask));
    const polished = await remember('polished', [...ingredients, look.polishing, look.rim_polishing], async () => {
      const painted = look.polishing === 1 ? await polishPaint(photo, cutout.mask, box, rims, PAINT_STRENGTH) : photo;
      return look.rim_polishing === 1 ? polishRims(painted, rims, RIM_STRENGTH) : painted;
    });
    return { ...work, photo: polished };
  },
};
