import { id, lines } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';

/** How long the operator can undo a decision, in seconds. Automatic deliveries wait that long. */
export const UNDO_SECONDS = 10;

/** Reasons to send a vehicle back; the comment says anything else. */
export const ToFixReason = z.enum([
  'cutout',
  'background',
  'plate',
  'wrong_view',
  'cut_off',
  'blurred',
  'too_dark',
]);
export type ToFixReason = z.infer<typeof ToFixReason>;

/** A place on a photo or its finished picture, in fractions of width and height from the top left. */
export const ToFixPlace = z.strictObject({
  photo: id,
  picture: z.enum(['original', 'finished']),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type ToFixPlace = z.infer<typeof ToFixPlace>;

const MOST_PLACES = 20;

/** What the company should fix: reasons, a comment, or both. */
export const ToFix = z
  .strictObject({
    reasons: z.array(ToFixReason).max(ToFixReason.options.length).default([]),
    comment: lines(2000).default(''),
    places: z.array(ToFixPlace).max(MOST_PLACES).default([]),
  })
  .refine(({ reasons, comment }) => reasons.length > 0 || comment !== '', {
    path: ['reasons'],
    message: 'reason_or_comment',
  });
export type ToFix = z.infer<typeof ToFix>;
