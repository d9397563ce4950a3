import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Form } from '../../contract/call.ts';
import { type ReceivedFile, receiveFile } from '../services/photoUploadFile.ts';
import { type FieldProblem, invalidField, Refusal } from '../services/refusal.ts';
import { invalidInput } from './invalidInput.ts';

/** What a text field of a form may weigh: a long description of characters of four bytes each. */
export const FORM_FIELD_BYTES = 256 * 1024;
const MOST_FIELDS = 8;

export interface UploadLimits {
  readonly dataDir: string;
  readonly uploadLimitBytes: number;
}

/** A file part that has arrived. */
export interface FilePart {
  readonly field: string;
  readonly file: ReceivedFile;
}

/** Which files a form takes. */
interface FileRules {
  readonly most: number;
  /** What is wrong with a part of this name, behind those that came before it. */
  problemOf(field: string, before: readonly FilePart[]): FieldProblem | undefined;
  /** Answers a form with more files. */
  tooMany(): Refusal;
}

/**
 * Reads a multipart request: its fields, checked, and its files, which go to the disk as they arrive, in any order. The caller disposes of them.
 * Throws 422 for wrong fields and parts, 413 for a file over the limit, and leaves nothing behind then.
 */
export const readParts = async <F extends Form>(
  request: FastifyRequest,
  form: F,
  { dataDir, uploadLimitBytes }: UploadLimits,
  rules: FileRules,
): Promise<{ fields: z.output<F['fields']>; files: readonly FilePart[] }> => {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type');
  const texts: Record<string, unknown> = {};
  const files: FilePart[] = [];
  const most = { files: rules.most, fields: MOST_FIELDS, parts: rules.most + MOST_FIELDS };
  try {
    for await (const part of request.parts({ limits: { ...most, fileSize: uploadLimitBytes } })) {
      const field = part.fieldname;
      if (part.type === 'field') {
        if (part.valueTruncated) throw invalidField(field, { code: 'too_long', params: { maximum: FORM_FIELD_BYTES } });
        texts[field] = part.value;
        continue;
      }
      const problem = rules.problemOf(field, files);
      if (problem) throw invalidField(field, problem);
      files.push({ field, file: await receiveFile(dataDir, part.file, part.filename) });
      if (part.file.truncated) throw tooLarge(field, uploadLimitBytes);
    }
    const fields = form.fields.safeParse(texts, { reportInput: true });
    if (!fields.success) throw invalidInput(fields.error);
    return { fields: fields.data as z.output<F['fields']>, files };
  } catch (error) {
    await disposeFiles(files);
    // What is still on its way is let in and thrown away: a sender that is cut off would never read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw isTooManyFiles(error) ? rules.tooMany() : error;
  }
};

export const disposeFiles = async (files: readonly FilePart[]): Promise<void> => {
  for (const { file } of files) await file[Symbol.asyncDispose]();
};

const tooLarge = (field: string, limitBytes: number): Refusal => {
  const problem = { code: 'photo_too_large', params: { limit: Math.round(limitBytes / 1024 / 1024) } } as const;
  return new Refusal(413, problem.code, { params: problem.params, fields: { [field]: [problem] } });
};

const isTooManyFiles = (error: unknown): boolean => error instanceof Error && (error as { code?: unknown }).code === 'FST_FILES_LIMIT';
