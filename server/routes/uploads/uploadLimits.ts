import { Refusal } from '@turntable/declare/server/refusal.ts';

/** Returns the refusal of a photo over the limit: 413 at `field`. */
export const tooLarge = (field: string, limitBytes: number): Refusal => {
  const problem = {
    code: 'photo_too_large',
    params: { limit: Math.round(limitBytes / 1024 / 1024) },
  } as const;
  return new Refusal(413, problem.code, { params: problem.params, fields: { [field]: [problem] } });
};
