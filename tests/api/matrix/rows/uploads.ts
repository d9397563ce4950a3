import { expect } from 'vitest';
import { sampleOf } from '../../setup/samplePhotos.ts';
import { storedKeys } from '../../setup/storedFiles.ts';
import type { GroupRows } from '../row.ts';

const UPLOAD = '3a0d7f0c6f0a4a529a590b0b2f6f8a11';

export const uploads: GroupRows<'uploads'> = {
  piece: {
    names: 'nothing',
    callInput: () => ({
      params: { upload: UPLOAD, offset: 0 },
      files: { piece: { name: 'piece', bytes: new Uint8Array([1, 2, 3]) } },
    }),
    proves: async ({ testServer }) =>
      expect((await storedKeys(testServer)).some((key) => key.includes(UPLOAD))).toBe(true),
  },
  look: {
    names: 'nothing',
    callInput: async () => ({ files: { photo: await sampleOf('left') } }),
    proves: ({ answer }) =>
      expect(answer.ok).toEqual({ data: { shows: 'left', is_cut_off: false } }),
  },
};
