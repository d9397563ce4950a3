import { Refusal } from '../../services/shared/refusal.ts';

/** Largest text field of a form, in bytes: a long description in characters of four bytes. */
export const FORM_FIELD_BYTES = 256 * 1024;
export const MOST_FIELDS = 8;

export interface UploadLimits {
  readonly dataDir: string;
  readonly uploadLimitBytes: number;
}

/** Returns the refusal of a file over the limit: 413 at `field`. */
export const tooLarge = (field: string, limitBytes: number): Refusal => {
  const problem = {
    code: 'photo_too_large',
    params: { limit: Math.round(limitBytes / 1024 / 1024) },
  } as const;
  return new Refusal(413, problem.code, { params: problem.params, fields: { [field]: [problem] } });
};
