import { describe, expect, it } from 'vitest';
import { type PipelineResult, runPipeline } from '../../../server/imaging/pipeline.ts';
import { coveredBox } from '../../../server/imaging/pixels.ts';
import { decodeMask } from '../../../server/imaging/raster.ts';
import { maskOverlap } from '../../bench/photos/maskOverlap.ts';
import { angleOf, inputFor, sampleMask, samplePhoto } from './pictures.ts';

async function overlap(name: string, result: PipelineResult): Promise<number> {
  if (result.outcome === 'defected' || !result.mask) throw new Error(`${name} was not cut out`);
  return maskOverlap(await decodeMask(result.mask), await decodeMask(await sampleMask(name)));
}

describe('the draft engine', () => {
  it.each([
    ['golf-01-front', 'front', 0.96],
    ['golf-02-front-low', 'front-low', 0.96],
    ['golf-05-front-left-high', 'front-left-high', 0.96],
    ['golf-10-rear-left-low', 'rear-left-low', 0.95],
    ['golf-16-right', 'right', 0.96],
    ['passat-04-rear-left', 'rear-left', 0.88],
  ])('finds the vehicle of %s', async (name, code, least) => {
    const result = await runPipeline(inputFor(await samplePhoto(name), { angle: angleOf(code) }));
    expect(result).toMatchObject({ outcome: 'processed', draft: true });
    expect(await overlap(name, result)).toBeGreaterThan(least);
  });

  it('keeps the tyres, whose colour is that of their shadow', async () => {
    const result = await runPipeline(inputFor(await samplePhoto('golf-11-rear'), { angle: angleOf('rear') }));
    if (result.outcome === 'defected' || !result.box) throw new Error('not cut out');
    const truth = await decodeMask(await sampleMask('golf-11-rear'));
    const box = coveredBox(truth);
    if (!box) throw new Error('nothing is drawn');
    expect(Math.abs((result.box.y + result.box.height) * truth.height - (box.y + box.height))).toBeLessThan(box.height * 0.02);
  });

  it('keeps to the box that the user has drawn', async () => {
    const box = { x: 0.08, y: 0.3, width: 0.8, height: 0.42 };
    const result = await runPipeline(inputFor(await samplePhoto('golf-16-right'), { angle: angleOf('right'), box }));
    if (result.outcome === 'defected' || !result.box) throw new Error('not cut out');
    expect(result.box.x).toBeGreaterThan(box.x - 0.04);
    expect(result.box.y).toBeGreaterThan(box.y - 0.04);
    expect(result.box.x + result.box.width).toBeLessThan(box.x + box.width + 0.04);
    expect(result.box.y + result.box.height).toBeLessThan(box.y + box.height + 0.04);
  });

  it('draws the same line each time', async () => {
    const input = inputFor(await samplePhoto('golf-16-right'), { angle: angleOf('right') });
    const [first, second] = [await runPipeline(input), await runPipeline(input)];
    if (first.outcome === 'defected' || second.outcome === 'defected') throw new Error('not cut out');
    expect(Buffer.compare(first.result, second.result)).toBe(0);
  });
});
