import { type Look, POLISH_STRENGTH } from '../../../contract/looks/look.ts';
import { photoOf, type Step, vehicleCacheKey } from '../pipelineState.ts';
import { coveredBox } from '../pixels.ts';
import { polishPaint } from '../polish/paint.ts';
import { polishRims } from '../polish/rims.ts';
import { findRims } from '../polish/wheels.ts';

/** Strength for paint and rims at the usual percentage; proportional to it. */
const USUAL = 0.8;

/** Returns the strengths of a look's polishing; 0 where it is switched off. */
const strengthsOf = (look: Look): { paint: number; rims: number } => ({
  paint: look.polishing * USUAL * (look.polishing_strength / POLISH_STRENGTH.usual),
  rims: look.rim_polishing * USUAL * (look.rim_polishing_strength / POLISH_STRENGTH.usual),
});

/**
 * Polishes the paint and the rims of a vehicle that was cut out. Both are off by default, and neither invents a pixel: where no wheel and
 * no paint is found, nothing changes (docs/decisions/pictures.md).
 */
export const polish: Step = {
  applies: ({ input: { look }, cutout }) =>
    cutout !== null && (look.polishing === 1 || look.rim_polishing === 1),
  async run(work) {
    const photo = photoOf(work);
    const { cutout, cached } = work;
    const box = cutout && coveredBox(cutout.mask);
    if (!box) return work;
    const strength = strengthsOf(work.input.look);
    const found = vehicleCacheKey(work);
    const rims = await cached('rims', found, () => findRims(photo, cutout.mask));
    const polished = await cached(
      'polished',
      [...found, strength.paint, strength.rims],
      async () => {
        const painted =
          strength.paint > 0
            ? await polishPaint(photo, cutout.mask, box, rims, strength.paint)
            : photo;
        return strength.rims > 0 ? polishRims(painted, rims, strength.rims) : painted;
      },
    );
    return { ...work, photo: polished };
  },
};
