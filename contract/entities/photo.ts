import { z } from 'zod';
import { flag } from '../flag.ts';

/** Numbers of `status`; 4 is the specification's (chapter 9), the others are ours. */
export const PHOTO_STATUS = { uploaded: 0, queued: 1, processing: 2, failed: 3, processed: 4 } as const;
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
]);
export type DefectReason = z.infer<typeof DefectReason>;

/** A box as fractions of the upright photograph, 0 to 1 from the top left. */
export const Box = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1), width: z.number().gt(0).max(1), height: z.number().gt(0).max(1) });
export type Box = z.infer<typeof Box>;
