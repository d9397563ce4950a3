import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Form } from '../../contract/call.ts';
import { type ReceivedFile, receiveFile } from '../services/photoUploadFile.ts';
import { invalidField, Refusal } from '../services/refusal.ts';
import { invalidInput } from './invalidInput.ts';

/** What a text field of a form may weigh: a long description of characters of four bytes each. */
export const FORM_FIELD_BYTES = 256 * 1024;

interface Limits {
  readonly dataDir: string;
  readonly uploadLimitBytes: number;
}

/** A multipart request that has been read: its fields, checked, and its one file, if it came with one. */
export interface ReadForm<F extends Form> {
  readonly fields: z.output<F['fields']>;
  readonly file: ReceivedFile | undefined;
}

export interface PhotoForm<F extends Form> extends ReadForm<F> {
  readonly file: ReceivedFile;
}

/** As `readForm`, for a form that is nothing without its file. Throws 422 when there is none. */
export const readPhotoForm = async <F extends Form>(request: FastifyRequest, form: F, limits: Limits): Promise<PhotoForm<F>> => {
  const { fields, file } = await readForm(request, form, limits);
  if (!file) throw invalidField(fileField(form), 'photo_missing');
  return { fields, file };
};

/**
 * Reads a form with at most one file; the file may come before the fields. The file goes to the disk as it arrives.
 * Throws 422 for wrong fields, 413 for a file over the limit, and leaves nothing behind then.
 */
export const readForm = async <F extends Form>(request: FastifyRequest, form: F, limits: Limits): Promise<ReadForm<F>> => {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type');
  const texts: Record<string, unknown> = {};
  let file: ReceivedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: limits.uploadLimitBytes } })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw invalidField(part.fieldname, { code: 'too_long', params: { maximum: FORM_FIELD_BYTES } });
        texts[part.fieldname] = part.value;
        continue;
      }
      if (!form.files.includes(part.fieldname)) throw invalidField(part.fieldname, 'unknown_field');
      file = await receiveFile(limits.dataDir, part.file, part.filename);
      if (part.file.truncated) throw tooLarge(part.fieldname, limits.uploadLimitBytes);
    }
    const fields = form.fields.safeParse(texts, { reportInput: true });
    if (!fields.success) throw invalidInput(fields.error);
    return { fields: fields.data as z.output<F['fields']>, file };
  } catch (error) {
    await file?.[Symbol.asyncDispose]();
    // What is still on its way is let in and thrown away: a sender that is cut off would never read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw isTooManyFiles(error) ? invalidField(fileField(form), 'photo_one_only') : error;
  }
};

/** Where a message about the file belongs. */
const fileField = (form: Form): string => form.files[0] ?? 'file';

const tooLarge = (field: string, limitBytes: number): Refusal => {
  const problem = { code: 'photo_too_large', params: { limit: Math.round(limitBytes / 1024 / 1024) } } as const;
  return new Refusal(413, problem.code, { params: problem.params, fields: { [field]: [problem] } });
};

const isTooManyFiles = (error: unknown): boolean => error instanceof Error && (error as { code?: unknown }).code === 'FST_FILES_LIMIT';
