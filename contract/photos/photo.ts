import { id, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { ShownView } from '../views/shownView.ts';
import { PhotoFrame } from './photoFrame.ts';
import { PlateCorners, PlateState, UnchangedPlate } from './plateCorners.ts';

/** Numbers of `status`; 4 is the specification's (chapter 9), the others are ours. */
export const PHOTO_STATUS = {
  uploaded: 0,
  queued: 1,
  processing: 2,
  failed: 3,
  processed: 4,
} as const;
export const PhotoStatus = z.literal([0, 1, 2, 3, 4]);
export type PhotoStatus = z.infer<typeof PhotoStatus>;

/** Why a photo cannot become a finished picture. Texts per language live in the web application. */
export const DefectReason = z.enum([
  'undecodable',
  'no_vehicle',
  'several_vehicles',
  'cut_by_frame',
  'too_small',
  'too_blurred',
  'too_dark',
  'processing_failed',
  'original_missing',
]);
export type DefectReason = z.infer<typeof DefectReason>;

/** Why a photo is not sent to processing: what is wrong with it, or that its view is switched off (`allowed_views`). */
export const ProcessRefusal = z.enum([...DefectReason.options, 'view_not_allowed']);
export type ProcessRefusal = z.infer<typeof ProcessRefusal>;

/** A box as fractions of the upright photograph, 0 to 1 from the top left. */
export const Box = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
});
export type Box = z.infer<typeof Box>;

/**
 * A place where the outline may be wrong: `extra` may not belong to the vehicle, `missing` may be a part of it that was cut away; `outline`: all
 * of it is uncertain.
 */
export const CutoutDoubt = z.strictObject({
  what: z.enum(['extra', 'missing', 'outline']),
  box: Box,
});
export type CutoutDoubt = z.infer<typeof CutoutDoubt>;

/** A photo of a vehicle: the original and, once processed, the finished picture (specification, chapter 3). */
export const Photo = z.strictObject({
  id,
  /** The preset item that it shows; null for an extra photo. */
  angle_id: id.nullable(),
  extra: flag,
  name: z.string().describe('the file name of the upload'),
  url: url.describe('the original'),
  preview_url: url,
  processed_url: url.nullable(),
  preview_processed_url: url.nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  sha256: z.string().length(64),
  taken_at: timestamp.nullable(),
  in_process: flag,
  status: PhotoStatus,
  /** When the current processing was requested; null if there is none. */
  queued_at: timestamp.nullable(),
  processed_at: timestamp.nullable(),
  defect_state: z.enum(['ok', 'defected']),
  defect_reason: DefectReason.nullable(),
  /** The cut-out was made without a model and should be checked. */
  draft: flag,
  doubts: z
    .array(CutoutDoubt)
    .describe('where the outline may be wrong; empty: nowhere, or a user has checked it'),
  /** The vehicle's box: detected, or corrected by the user. */
  box: Box.nullable(),
  /** The licence plate's corners: detected, or corrected by the user. */
  plate_corners: PlateCorners.nullable(),
  plate_state: PlateState,
  unchanged_plate: UnchangedPlate.nullable().describe(
    'why the finished picture shows its plate although the look changes plates; it is then sent and downloaded only after confirmation. null: it does not',
  ),
  photo_frame: PhotoFrame.nullable().describe(
    'where the photo lies in the finished picture; null: unknown',
  ),
  shows: ShownView.nullable().describe('what it shows; null: unclear'),
  show_logo: flag,
  show_banner: flag,
  /** Another photo of the same vehicle with the same bytes. */
  duplicate_of: id.nullable(),
});
export type Photo = z.infer<typeof Photo>;
