import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Form } from '../../contract/call.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { readParts, type UploadLimits } from './formParts.ts';

/** Returns the refusal of a file over the limit: 413 at `field`. */
export const tooLarge = (field: string, limitBytes: number): Refusal => {
  const problem = {
    code: 'file_over_limit',
    params: { limit: Math.round(limitBytes / 1024 / 1024) },
  } as const;
  return new Refusal(413, problem.code, { params: problem.params, fields: { [field]: [problem] } });
};

/** Reads a form with one file, which the caller disposes of. Throws 422 without a file, and as `readParts`. */
export const readFileForm = async <F extends Form>(
  request: FastifyRequest,
  form: F,
  limits: UploadLimits,
): Promise<{ fields: z.output<F['fields']>; file: ReceivedFile }> => {
  const place = form.files[0] ?? 'file';
  const { fields, files } = await readParts(request, form, limits, {
    most: 1,
    problemOf: (field) => (form.files.includes(field) ? undefined : 'unknown_field'),
    tooLarge: (field) => tooLarge(field, limits.uploadLimitBytes),
    tooMany: () => invalidField(place, 'file_one_only'),
  });
  const [part] = files;
  if (!part) throw invalidField(place, 'file_missing');
  return { fields, file: part.file };
};
