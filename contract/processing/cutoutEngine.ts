import { z } from 'zod';
import { timestamp } from '../fields.ts';
import { flag } from '../flag.ts';
import { DefectReason } from '../photos/photo.ts';

/** The name of the product's own network among the engines. */
export const OWN_ENGINE = 'own';

/** A cut-out engine: the product's own network (`own`), or a model. */
export const CutoutEngine = z.strictObject({
  name: z.string(),
  in_use: flag,
  recommended: flag,
  step: z
    .enum(['there', 'absent', 'announced', 'fetching', 'failed', 'disk_missing'])
    .describe('how far its file is on this machine'),
  bytes: z.int().nullable(),
  fetched_bytes: z.int().nullable().describe('while it is fetched'),
  failure: z.string().nullable().describe('why fetching it failed, in English'),
  retry_at: timestamp.nullable().describe('when it is tried again'),
  licence: z.string().nullable(),
  pictures: z.int().nonnegative().describe('the present pictures whose outline it drew'),
  seconds: z
    .number()
    .nullable()
    .describe('a photo, in the mean of the last ones that this process made'),
});
export type CutoutEngine = z.infer<typeof CutoutEngine>;

/** An engine's result for a test photo: nothing is stored or charged. */
export const CutoutTrial = z.strictObject({
  image: z.string().nullable().describe('a JPEG, 640 wide, as a data: address; null: a defect'),
  draft: flag,
  defect: DefectReason.nullable(),
  seconds: z.number().describe('what the engine took'),
});
export type CutoutTrial = z.infer<typeof CutoutTrial>;

/** The present cut-out engine and the available ones. */
export const CutoutEngines = z.strictObject({
  setting: z.enum(['auto', 'none', 'file']).describe('CUTOUT_MODEL: only auto leaves a choice'),
  memory_missing: flag.describe('1: there was too little memory for a model at the start'),
  chosen: z.string().nullable().describe('by the operator; null: the recommended one'),
  engines: z.array(CutoutEngine),
});
export type CutoutEngines = z.infer<typeof CutoutEngines>;
