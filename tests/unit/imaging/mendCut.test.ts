import { describe, expect, it } from 'vitest';
import { mendCut } from '../../../server/imaging/cutout/mendCut.ts';
import type { Mask } from '../../../server/imaging/pixels.ts';

const size = { width: 100, height: 60 };
const BODY = { left: 10, right: 90, top: 10, bottom: 40 };
const TYRES = [
  { left: 20, right: 32, top: 40, bottom: 50 },
  { left: 68, right: 80, top: 40, bottom: 50 },
];

function covering(boxes: readonly (typeof BODY)[]): Mask {
  const data = new Uint8Array(size.width * size.height);
  for (const { left, right, top, bottom } of boxes) {
    for (let y = top; y < bottom; y++)
      data.fill(255, y * size.width + left, y * size.width + right);
  }
  return { data, ...size };
}

const silhouette = covering([BODY, ...TYRES]);

describe('a cut-out by colours', () => {
  it('gets back the tyres that it has lost, and leaves the shadow that it has taken along', () => {
    expect(mendCut(covering([BODY]), silhouette, 40).data).toEqual(silhouette.data);
    const withShadow = covering([{ ...BODY, bottom: 52 }]);
    expect(mendCut(withShadow, silhouette, 40).data).toEqual(silhouette.data);
  });

  it('gets back paint that shows the sky', () => {
    expect(mendCut(covering([{ ...BODY, top: 11 }]), silhouette, 40).data).toEqual(silhouette.data);
  });

  it('keeps what the silhouette does not know', () => {
    const withAerial = covering([BODY, { left: 50, right: 51, top: 4, bottom: 10 }]);
    expect(mendCut(withAerial, silhouette, 40).data[5 * size.width + 50]).toBe(255);
  });

  it('stays as it is on a vehicle of another shape', () => {
    const longer = covering([{ ...BODY, left: 0, right: 100 }]);
    expect(mendCut(longer, silhouette, 40)).toBe(longer);
  });
});
