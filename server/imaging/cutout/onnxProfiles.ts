import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';

const channels = z.tuple([z.number(), z.number(), z.number()]);

/** A model's input format and the meaning of its output. */
const OnnxProfile = z.strictObject({
  /** Side of the square input in pixels; the picture is scaled to it without keeping its proportions. */
  inputSize: z.int().min(16).max(4096),
  /** Per channel, after the picture was divided by its largest value. */
  mean: channels,
  deviation: channels,
  /** `linear`: the first output is the coverage; `sigmoid`: it has to go through a sigmoid first. */
  output: z.enum(['linear', 'sigmoid']),
});
export type OnnxProfile = z.infer<typeof OnnxProfile>;

const IMAGENET = {
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
} satisfies Partial<OnnxProfile>;

const U2NET: OnnxProfile = { inputSize: 320, ...IMAGENET, output: 'linear' };
const ISNET: OnnxProfile = {
  inputSize: 1024,
  mean: [0.5, 0.5, 0.5],
  deviation: [1, 1, 1],
  output: 'linear',
};
const BIREFNET: OnnxProfile = { inputSize: 1024, ...IMAGENET, output: 'sigmoid' };

const BY_NAME: readonly [RegExp, OnnxProfile][] = [
  [/u2net|silueta/i, U2NET],
  [/isnet/i, ISNET],
  [/birefnet/i, BIREFNET],
];

/**
 * Returns the profile of a model file: from `<model>.json` beside it if there is one, else by its name (U²-Net, Silueta, IS-Net, BiRefNet).
 * @throws an error that names the file when there is neither
 */
export async function profileFor(modelPath: string): Promise<OnnxProfile> {
  const text = await readIfThere(`${modelPath}.json`);
  if (text !== null) return OnnxProfile.parse(JSON.parse(text));
  const known = BY_NAME.find(([pattern]) => pattern.test(basename(modelPath)));
  if (!known)
    throw new Error(
      `no profile for the cut-out model ${modelPath}: name it after its family or put ${basename(modelPath)}.json beside it`,
    );
  return known[1];
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
