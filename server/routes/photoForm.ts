import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Form } from '../../contract/call.ts';
import type { ReceivedFile } from '../services/photoUploadFile.ts';
import { invalidField } from '../services/refusal.ts';
import { readParts, type UploadLimits } from './formParts.ts';

/** A multipart request that has been read: its fields, checked, and its one file, if it came with one. */
export interface ReadForm<F extends Form> {
  readonly fields: z.output<F['fields']>;
  readonly file: ReceivedFile | undefined;
}

export interface PhotoForm<F extends Form> extends ReadForm<F> {
  readonly file: ReceivedFile;
}

/** As `readForm`, for a form that is nothing without its file. Throws 422 when there is none. */
export const readPhotoForm = async <F extends Form>(
  request: FastifyRequest,
  form: F,
  limits: UploadLimits,
): Promise<PhotoForm<F>> => {
  const { fields, file } = await readForm(request, form, limits);
  if (!file) throw invalidField(fileField(form), 'photo_missing');
  return { fields, file };
};

/** Reads a form with at most one file. Throws as `readParts`. */
export const readForm = async <F extends Form>(
  request: FastifyRequest,
  form: F,
  limits: UploadLimits,
): Promise<ReadForm<F>> => {
  const { fields, files } = await readParts(request, form, limits, {
    most: 1,
    problemOf: (field) => (form.files.includes(field) ? undefined : 'unknown_field'),
    tooMany: () => invalidField(fileField(form), 'photo_one_only'),
  });
  return { fields, file: files[0]?.file };
};

/** Where a message about the file belongs. */
const fileField = (form: Form): string => form.files[0] ?? 'file';
