import { formLines, id, lines, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';

/** Kinds of problems of a finished picture. */
export const ComplaintAbout = z.enum([
  'cutout',
  'plate',
  'background',
  'colour',
  'position',
  'other',
]);
export type ComplaintAbout = z.infer<typeof ComplaintAbout>;

/** The state of a reported problem: open, answered with or without a corrected picture, or declined. */
export const ComplaintState = z.enum(['open', 'answered', 'declined']);
export type ComplaintState = z.infer<typeof ComplaintState>;

export const ComplaintFields = z.strictObject({
  photo: id,
  about: ComplaintAbout,
  text: lines(2000).min(1),
});
export const ComplaintAnswer = z.strictObject({
  state: ComplaintState.exclude(['open']),
  answer: formLines(2000),
});

/** A reported problem, as the company and the operator see it. */
export const Complaint = z.strictObject({
  id,
  photo_id: id,
  car_id: id,
  about: ComplaintAbout,
  text: z.string(),
  sender_name: z.string(),
  state: ComplaintState,
  answer: z.string(),
  /** The reply has a corrected picture. */
  corrected: flag,
  created_at: timestamp,
  answered_at: timestamp.nullable(),
});
export type Complaint = z.infer<typeof Complaint>;

/** A reported problem in the operator's list. */
export const ComplaintRow = z.strictObject({
  ...Complaint.shape,
  company: z.string(),
  vehicle: z.string(),
});
export type ComplaintRow = z.infer<typeof ComplaintRow>;

/** A reported problem with its pictures. */
export const ComplaintCase = z.strictObject({
  ...ComplaintRow.shape,
  original: url,
  picture: url.nullable().describe('the present finished picture'),
});
export type ComplaintCase = z.infer<typeof ComplaintCase>;
