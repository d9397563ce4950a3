import type { Form } from '@turntable/declare/contract/call.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { readParts, type UploadLimits } from '@turntable/declare/server/http/formParts.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { uploadFields } from '../../../contract/uploads/calls.ts';
import type { Principal } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { joinPieces } from '../../services/uploads/pieces.ts';
import { tooLarge } from './uploadLimits.ts';

/** A received multipart request: its validated fields and its file, if it has one. */
export interface ReadForm<F extends Form> {
  readonly fields: z.output<F['fields']>;
  readonly file: ReceivedFile | undefined;
}

export interface PhotoForm<F extends Form> extends ReadForm<F> {
  readonly file: ReceivedFile;
}

/** Reads a form that needs a file, as `readForm`. Throws 422 without a file. */
export const readPhotoForm = async <F extends Form>(
  request: FastifyRequest,
  form: F,
  limits: UploadLimits,
): Promise<PhotoForm<F>> => {
  const { fields, file } = await readForm(request, form, limits);
  if (!file) throw invalidField(fileField(form), 'photo_missing');
  return { fields, file };
};

/** Reads a form whose photo may have been sent in pieces, the last one in the form. Throws as `readPhotoForm`, and 409 for missing pieces. */
export const readUploadForm = async <F extends Form & { fields: { shape: typeof uploadFields } }>(
  request: FastifyRequest,
  form: F,
  context: ServiceContext,
  { userId }: Principal,
): Promise<PhotoForm<F>> => {
  const { fields, file } = await readPhotoForm(request, form, context.config);
  const { upload, upload_offset: offset = 0 } = fields as z.output<
    z.ZodObject<typeof uploadFields>
  >;
  if (upload === undefined || offset === 0) return { fields, file };
  await using rest = file;
  const { uploadLimitBytes } = context.config;
  if (offset + rest.bytes > uploadLimitBytes)
    throw tooLarge(form.files[0] ?? 'photo', uploadLimitBytes);
  return { fields, file: await joinPieces(context, { userId, upload }, offset, rest) };
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
    tooLarge: (field) => tooLarge(field, limits.uploadLimitBytes),
    tooMany: () => invalidField(fileField(form), 'photo_one_only'),
  });
  return { fields, file: files[0]?.file };
};

/** Returns the field at which messages about the file are shown. */
const fileField = (form: Form): string => form.files[0] ?? 'file';
