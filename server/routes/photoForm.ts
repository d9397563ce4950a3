import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Form } from '../../contract/call.ts';
import { type ReceivedFile, receiveFile } from '../services/photoUploadFile.ts';
import { invalidField, Refusal } from '../services/refusal.ts';
import { invalidInput } from './invalidInput.ts';

interface Limits {
  readonly dataDir: string;
  readonly uploadLimitBytes: number;
}

/** A multipart request that has been read: its fields, checked, and its one file. */
export interface PhotoForm<F extends Form> {
  readonly fields: z.output<F['fields']>;
  readonly file: ReceivedFile;
}

/**
 * Reads a form with one photo; the file may come before the fields. The file goes to the disk as it arrives.
 * Throws 422 for wrong fields or no file, 413 for a file over the limit, and leaves nothing behind then.
 */
export const readPhotoForm = async <F extends Form>(request: FastifyRequest, form: F, limits: Limits): Promise<PhotoForm<F>> => {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type');
  const texts: Record<string, unknown> = {};
  let file: ReceivedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        texts[part.fieldname] = part.value;
        continue;
      }
      if (!form.files.includes(part.fieldname)) throw invalidField(part.fieldname, 'unknown_field');
      file = await receiveFile(limits.dataDir, part.file, part.filename);
      if (part.file.truncated) throw tooLarge(limits.uploadLimitBytes);
    }
    const fields = form.fields.safeParse(texts, { reportInput: true });
    if (!fields.success) throw invalidInput(fields.error);
    if (!file) throw invalidField('photo', 'photo_missing');
    return { fields: fields.data as z.output<F['fields']>, file };
  } catch (error) {
    await file?.[Symbol.asyncDispose]();
    // What is still on its way is let in and thrown away: a sender that is cut off would never read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw isTooManyFiles(error) ? invalidField('photo', 'photo_one_only') : error;
  }
};

const tooLarge = (limitBytes: number): Refusal => {
  const problem = { code: 'photo_too_large', params: { limit: Math.round(limitBytes / 1024 / 1024) } } as const;
  return new Refusal(413, problem.code, { params: problem.params, fields: { photo: [problem] } });
};

const isTooManyFiles = (error: unknown): boolean => error instanceof Error && (error as { code?: unknown }).code === 'FST_FILES_LIMIT';
