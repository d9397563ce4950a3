import { call } from '@turntable/declare/contract/call.ts';
import { textInt } from '@turntable/declare/contract/fields.ts';
import { done, one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { ROLES } from '../application.ts';
import { ShownView } from '../views/shownView.ts';

const MOST_BYTES = 999_999_999;
const offset = textInt(0, MOST_BYTES);
/** Chosen at random by the sender. */
const name = z.string().regex(/^[0-9a-f]{32}$/);

/**
 * Fields about the upload in a form with a photo: `upload` names it, so that a repetition after a lost response adds no second photo;
 * `upload_offset` is the number of bytes that pieces have brought before; the form's file is the rest.
 */
export const uploadFields = { upload: name.optional(), upload_offset: offset.optional() };

/** What a photo shows. */
export const Recognised = z.strictObject({
  shows: ShownView.nullable(),
  is_cut_off: z
    .boolean()
    .describe('whether the edge of the photo cuts the vehicle off; for exterior views'),
});
export type Recognised = z.infer<typeof Recognised>;

/** Large files over unstable connections (docs/decisions/storage.md). */
export const uploads = {
  piece: call({
    method: 'POST',
    path: 'upload/:upload/:offset',
    summary: 'Store a piece of a large photo until the form with its rest arrives',
    roles: ROLES,
    params: z.strictObject({ upload: name, offset }),
    form: { fields: z.strictObject({}), files: ['piece'] },
    response: done,
    assumed: true,
  }),
  look: call({
    method: 'POST',
    path: 'upload/look',
    summary: 'Recognise what a small copy of a photo shows, before the photo is uploaded',
    changesNothing: true,
    roles: ROLES,
    form: { fields: z.strictObject({}), files: ['photo'] },
    response: one(Recognised),
    assumed: true,
  }),
};
