import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Form } from '../../contract/call.ts';
import { receiveFile } from '../services/photoUploadFile.ts';
import { invalidField, Refusal } from '../services/refusal.ts';
import type { ViewFile } from '../services/roomComponents.ts';
import { invalidInput } from './invalidInput.ts';

/** More views than any preset has. */
const MOST_FILES = 60;
const MOST_FIELDS = 8;
/** N is a view's id (specification, chapter 7: `image[angle_N]`). */
const PART = /^image\[angle_([1-9]\d{0,9})\]$/;

/** A form with a file per view that has been read; the files are gone when it is disposed of. */
export interface ViewFilesForm<F extends Form> extends AsyncDisposable {
  readonly fields: z.output<F['fields']>;
  readonly files: readonly ViewFile[];
}

/** Reads a form whose files are named `image[angle_N]`. Throws 422 for wrong fields, 413 for a file over the limit; nothing is left then. */
export const readViewFiles = async <F extends Form>(
  request: FastifyRequest,
  form: F,
  limits: { readonly dataDir: string; readonly uploadLimitBytes: number },
): Promise<ViewFilesForm<F>> => {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type');
  const texts: Record<string, unknown> = {};
  const files: ViewFile[] = [];
  const dispose = async () => {
    for (const { file } of files) await file[Symbol.asyncDispose]();
  };
  try {
    const most = { files: MOST_FILES, fields: MOST_FIELDS, parts: MOST_FILES + MOST_FIELDS, fileSize: limits.uploadLimitBytes };
    for await (const part of request.parts({ limits: most })) {
      if (part.type === 'field') {
        texts[part.fieldname] = part.value;
        continue;
      }
      const angle = PART.exec(part.fieldname)?.[1];
      if (angle === undefined) throw invalidField(part.fieldname, 'unknown_field');
      if (files.some(({ field }) => field === part.fieldname)) throw invalidField(part.fieldname, 'photo_one_only');
      const file = await receiveFile(limits.dataDir, part.file, part.filename);
      files.push({ field: part.fieldname, angle: Number(angle), file });
      if (part.file.truncated) throw tooLarge(part.fieldname, limits.uploadLimitBytes);
    }
    const fields = form.fields.safeParse(texts, { reportInput: true });
    if (!fields.success) throw invalidInput(fields.error);
    return { fields: fields.data as z.output<F['fields']>, files, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    // What is still on its way is let in and thrown away: a sender that is cut off would never read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw isTooManyFiles(error) ? invalidField('image', { code: 'too_many_items', params: { maximum: MOST_FILES } }) : error;
  }
};

const tooLarge = (field: string, limitBytes: number): Refusal => {
  const problem = { code: 'photo_too_large', params: { limit: Math.round(limitBytes / 1024 / 1024) } } as const;
  return new Refusal(413, problem.code, { params: problem.params, fields: { [field]: [problem] } });
};

const isTooManyFiles = (error: unknown): boolean => error instanceof Error && (error as { code?: unknown }).code === 'FST_FILES_LIMIT';
