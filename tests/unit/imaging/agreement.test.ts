import { describe, expect, it } from 'vitest';
import { agreementWith, meanAt } from '../../../server/imaging/cutout/agreement.ts';
import { sampleShape } from '../../../server/imaging/cutout/outlineShape.ts';
import type { Pose } from '../../../server/imaging/cutout/pose.ts';
import { drawSilhouette } from '../../../server/imaging/cutout/silhouette.ts';
import { angleOf } from './pictures.ts';

/** A picture in which the silhouette's lower half stands out from the ground fully, its upper half by a third. */
async function halfStriking() {
  const silhouette = await drawSilhouette(angleOf('left').silhouette, 240);
  const { mask, box } = silhouette;
  const middle = box.y + box.height / 2;
  const plane = Float32Array.from(mask.data, (coverage, i) => (coverage < 128 ? 0 : Math.floor(i / mask.width) < middle ? 1 / 3 : 1));
  const whole: Pose = {
    centerX: box.x + box.width / 2,
    centerY: middle,
    width: box.width,
    height: box.height,
    mirrored: false,
  };
  return { plane, mask, shape: sampleShape(silhouette), whole };
}

describe('a silhouette agrees with what stands out', () => {
  it('more where it covers all of the vehicle than where it covers the most striking part alone', async () => {
    const { plane, mask, shape, whole } = await halfStriking();
    const lower: Pose = { ...whole, centerY: whole.centerY + whole.height / 4, height: whole.height / 2 };
    expect(meanAt(plane, mask, shape.inside, lower)).toBeGreaterThan(meanAt(plane, mask, shape.inside, whole));
    const agreement = agreementWith(plane, mask, shape);
    expect(agreement(whole)).toBeGreaterThan(agreement(lower));
  });

  it('fully where nothing else does, and not at all beside it', async () => {
    const { plane, mask, shape, whole } = await halfStriking();
    const agreement = agreementWith(
      plane.map((value) => Math.ceil(value)),
      mask,
      shape,
    );
    expect(agreement(whole)).toBeGreaterThan(0.95);
    expect(agreement({ ...whole, centerX: -whole.width })).toBeLessThan(0);
  });
});
