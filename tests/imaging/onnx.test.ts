import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tinyModel, tinyProfile } from '../../scripts/tinyModel.ts';
import { openOnnxEngine } from '../../server/imaging/cutout/onnxEngine.ts';
import { profileFor } from '../../server/imaging/cutout/onnxProfiles.ts';
import { runPipeline } from '../../server/imaging/pipeline.ts';
import { inputFor, yard } from '../unit/imaging/pictures.ts';

const MODEL = new URL('../fixtures/tiny.onnx', import.meta.url).pathname;
const open = () => openOnnxEngine(MODEL, { threads: 1 });

describe('a cut-out model', () => {
  it('is the one that the script writes', async () => {
    expect(Buffer.compare(await readFile(MODEL), Buffer.from(tinyModel()))).toBe(0);
  });

  it('cuts the vehicle out at the full resolution of the photo, and not as a draft', async () => {
    const vehicle = { left: 205, top: 251, width: 390, height: 199 };
    const result = await runPipeline(inputFor(await yard(vehicle)), undefined, await open());
    if (result.outcome === 'defected' || !result.box) throw new Error('not cut out');
    expect(result.draft).toBe(false);
    expect(result.confidence).toBeGreaterThan(0.5);
    // The model sees 64 × 64 pixels, so one of its pixels is thirteen of the photo's, and its edge is known to within half of one.
    expect(Math.abs(result.box.x * 800 - vehicle.left)).toBeLessThan(6.5);
    expect(Math.abs(result.box.y * 600 - vehicle.top)).toBeLessThan(6.5);
    expect(Math.abs((result.box.x + result.box.width) * 800 - 595)).toBeLessThan(6.5);
    expect(Math.abs((result.box.y + result.box.height) * 600 - 450)).toBeLessThan(6.5);
  });

  it('accepts a vehicle that ends just before the edges of the photo', async () => {
    const vehicle = { left: 8, top: 251, width: 784, height: 341 };
    const result = await runPipeline(inputFor(await yard(vehicle)), undefined, await open());
    expect(result).toMatchObject({ outcome: 'processed' });
  });

  it('reports where the product’s own network sees no vehicle', async () => {
    const vehicle = { left: 205, top: 251, width: 390, height: 199 };
    const result = await runPipeline(inputFor(await yard(vehicle)), undefined, await open());
    expect(result).toMatchObject({ doubts: [{ what: 'extra' }] });
  });

  it('looks only inside the user’s box', async () => {
    const result = await runPipeline(
      inputFor(await yard(), { box: { x: 0.25, y: 0.4, width: 0.5, height: 0.35 } }),
      undefined,
      await open(),
    );
    expect(result).toMatchObject({ outcome: 'processed' });
  });

  it('flags a photo in which it sees nothing', async () => {
    const engine = await open();
    const result = await runPipeline(
      inputFor(await yard({ left: 10, top: 10, width: 4, height: 3 })),
      undefined,
      engine,
    );
    expect(result).toMatchObject({ outcome: 'defected' });
  });

  it.each([
    ['u2net.onnx', 320, 'linear', 0.485],
    ['u2netp.onnx', 320, 'linear', 0.485],
    ['silueta.onnx', 320, 'linear', 0.485],
    ['isnet-general-use.onnx', 1024, 'linear', 0.5],
    ['BiRefNet-general-bb_swin_v1_tiny-epoch_232.onnx', 1024, 'sigmoid', 0.485],
  ] as const)('%s is recognised by its name', async (file, inputSize, output, red) => {
    expect(await profileFor(`/models/${file}`)).toMatchObject({
      inputSize,
      output,
      mean: [red, expect.any(Number), expect.any(Number)],
    });
  });

  it('can have a profile in a file beside it', async () => {
    expect(await profileFor(MODEL)).toEqual(tinyProfile);
  });

  it('that is unknown is refused by its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'model-'));
    const stranger = join(folder, 'stranger.onnx');
    await copyFile(MODEL, stranger);
    await expect(openOnnxEngine(stranger, { threads: 1 })).rejects.toThrow('stranger.onnx');
    await rm(folder, { recursive: true });
  });
});
