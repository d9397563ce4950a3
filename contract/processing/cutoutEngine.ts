import { timestamp } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
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
    .describe('state of its file on this machine'),
  bytes: z.int().nullable(),
  fetched_bytes: z
    .int()
    .nullable()
    .describe('bytes downloaded so far; null: no download is running'),
  failure: z.string().nullable().describe('why the download failed, in English'),
  retry_at: timestamp.nullable().describe('when the download is tried again'),
  licence: z.string().nullable(),
  pictures: z.int().nonnegative().describe('number of present pictures that it cut out'),
  seconds: z
    .number()
    .nullable()
    .describe('seconds per photo, the mean of the last ones in this process'),
});
export type CutoutEngine = z.infer<typeof CutoutEngine>;

/** An engine's result for a test photo: nothing is stored or charged. */
export const CutoutTrial = z.strictObject({
  image: z
    .string()
    .nullable()
    .describe('a JPEG as a data: URL, 640 pixels wide; null: the photo has a defect'),
  draft: flag,
  defect: DefectReason.nullable(),
  seconds: z.number().describe('seconds that the engine took'),
});
export type CutoutTrial = z.infer<typeof CutoutTrial>;

/** The present cut-out engine and the available ones. */
export const CutoutEngines = z.strictObject({
  setting: z
    .enum(['auto', 'none', 'file'])
    .describe('the setting CUTOUT_MODEL; only auto lets the operator choose'),
  memory_missing: flag.describe('1: at its start the server had too little memory for a model'),
  chosen: z
    .string()
    .nullable()
    .describe('the engine that the operator chose; null: the recommended one'),
  engines: z.array(CutoutEngine),
});
export type CutoutEngines = z.infer<typeof CutoutEngines>;
