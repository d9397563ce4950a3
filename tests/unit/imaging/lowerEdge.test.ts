import { describe, expect, it } from 'vitest';
import { takeLowerEdge } from '../../../server/imaging/cutout/lowerEdge.ts';
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
    for (let y = top; y < bottom; y++) data.fill(255, y * size.width + left, y * size.width + right);
  }
  return { data, ...size };
}

const silhouette = covering([BODY, ...TYRES]);

describe('the lower edge of a cut-out', () => {
  it('is the silhouette’s where the colours have lost the tyres or taken the shadow along', () => {
    expect(takeLowerEdge(covering([BODY]), silhouette, 40).data).toEqual(silhouette.data);
    const withShadow = covering([{ ...BODY, bottom: 52 }]);
    expect(takeLowerEdge(withShadow, silhouette, 40).data).toEqual(silhouette.data);
  });

  it('leaves what is above the tyres to the colours', () => {
    const withAerial = covering([BODY, { left: 50, right: 51, top: 4, bottom: 10 }]);
    expect(takeLowerEdge(withAerial, silhouette, 40).data[5 * size.width + 50]).toBe(255);
  });

  it('stays as it is on a vehicle of another shape', () => {
    const longer = covering([{ ...BODY, left: 0, right: 100 }]);
    expect(takeLowerEdge(longer, silhouette, 40)).toBe(longer);
  });
});
