import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Form } from '../../contract/call.ts';
import { type ReceivedFile, receiveFile } from '../files/receivedFile.ts';
import { type FieldProblem, invalidField, Refusal } from '../refusal.ts';
import { invalidInput, refuseUnusable } from './invalidInput.ts';

/** Largest text field of a form, in bytes: a long description in characters of four bytes. */
export const FORM_FIELD_BYTES = 256 * 1024;
const MOST_FIELDS = 8;

/** Where files are received, and how large they may be. */
export interface UploadLimits {
  readonly dataDir: string;
  readonly uploadLimitBytes: number;
}

type PartLimits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

/** A received file part. */
export interface FilePart {
  readonly field: string;
  readonly file: ReceivedFile;
}

/** The files that a form accepts. */
interface FileRules {
  readonly most: number;
  /** Returns why a part of this name is refused, after those received before it. */
  problemOf(field: string, before: readonly FilePart[]): FieldProblem | undefined;
  /** The error for a file over the limit. */
  tooLarge(field: string): Refusal;
  /** The error for a form with more files. */
  tooMany(): Refusal;
}

/**
 * Reads a multipart request: validates its fields and writes its files to disk as they arrive, in any order. The caller disposes of them.
 * Throws 422 for wrong fields and parts and 413 for a file over the limit, and then removes all files.
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
    for await (const part of readableParts(request, form, {
      ...most,
      fileSize: uploadLimitBytes,
    })) {
      const field = part.fieldname;
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw invalidField(field, { code: 'too_long', params: { maximum: FORM_FIELD_BYTES } });
        texts[field] = part.value;
        continue;
      }
      const problem = rules.problemOf(field, files);
      if (problem) throw invalidField(field, problem);
      files.push({ field, file: await receiveWhole(dataDir, part) });
      if (part.file.truncated) throw rules.tooLarge(field);
    }
    const fields = form.fields.safeParse(texts, { reportInput: true });
    if (!fields.success) throw invalidInput(fields.error);
    refuseUnusable(fields.data);
    return { fields: fields.data as z.output<F['fields']>, files };
  } catch (error) {
    await disposeFiles(files);
    // Receives and discards the rest: a client whose connection is cut would never read the response.
    request.raw.unpipe();
    request.raw.resume();
    throw isTooManyFiles(error) ? rules.tooMany() : error;
  }
};

/** Yields the parts of a form. Throws 400 for a form that cannot be read (no boundary, cut off), at its file. */
async function* readableParts(request: FastifyRequest, form: Form, limits: PartLimits) {
  const parts = request.parts({ limits });
  try {
    for (let part = await parts.next(); !part.done; part = await parts.next()) yield part.value;
  } catch (error) {
    throw isSendersFault(error) ? unreadable(form.files[0] ?? 'file') : error;
  } finally {
    await parts.return?.();
  }
}

/** Receives a file. Throws 400 where the form ends inside it. */
const receiveWhole = (dataDir: string, part: MultipartFile): Promise<ReceivedFile> =>
  receiveFile(dataDir, part.file, part.filename).catch((error: unknown) => {
    throw isSendersFault(error) ? unreadable(part.fieldname) : error;
  });

/** Recognises the form parser's errors: they have neither a status, unlike the plugin's and ours, nor a system call, unlike the disk's. */
const isSendersFault = (error: unknown): boolean =>
  error instanceof Error && !('statusCode' in error) && !('syscall' in error);

const unreadable = (field: string): Refusal =>
  new Refusal(400, 'upload_unreadable', { fields: { [field]: ['upload_unreadable'] } });

export const disposeFiles = async (files: readonly FilePart[]): Promise<void> => {
  for (const { file } of files) await file[Symbol.asyncDispose]();
};

const isTooManyFiles = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === 'FST_FILES_LIMIT';
