import type { Form } from '@turntable/declare/contract/call.ts';
import {
  disposeFiles,
  readParts,
  type UploadLimits,
} from '@turntable/declare/server/http/formParts.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ViewFile } from '../../services/rooms/components.ts';
import { tooLarge } from '../uploads/uploadLimits.ts';

/** Upper limit: more than any preset has. */
const MOST_FILES = 60;
/** N is a view's id (specification, chapter 7: `image[angle_N]`). */
const PART = /^image\[angle_([1-9]\d{0,9})\]$/;

/** A received form with one file per view; disposing of it deletes the files. */
export interface ViewFilesForm<F extends Form> extends AsyncDisposable {
  readonly fields: z.output<F['fields']>;
  readonly files: readonly ViewFile[];
}

/** Reads a form whose files are named `image[angle_N]`. Throws as `readParts`. */
export const readViewFiles = async <F extends Form>(
  request: FastifyRequest,
  form: F,
  limits: UploadLimits,
): Promise<ViewFilesForm<F>> => {
  const { fields, files } = await readParts(request, form, limits, {
    most: MOST_FILES,
    problemOf: (field, before) => {
      if (!PART.test(field)) return 'unknown_field';
      return before.some((part) => part.field === field) ? 'photo_one_only' : undefined;
    },
    tooLarge: (field) => tooLarge(field, limits.uploadLimitBytes),
    tooMany: () =>
      invalidField('image', { code: 'too_many_items', params: { maximum: MOST_FILES } }),
  });
  return {
    fields,
    files: files.map((part) => ({ ...part, angle: Number(PART.exec(part.field)?.[1]) })),
    [Symbol.asyncDispose]: () => disposeFiles(files),
  };
};
