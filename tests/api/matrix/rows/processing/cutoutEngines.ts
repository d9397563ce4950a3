import { expect } from 'vitest';
import type {
  CutoutEngines,
  CutoutTrial,
} from '../../../../../contract/processing/cutoutEngine.ts';
import { picture } from '../../../setup/pictures.ts';
import type { GroupRows } from '../../row.ts';

/** A test's server has `CUTOUT_MODEL=none`, which leaves no choice. */
const SET = 409;

export const adminCutoutEngines: GroupRows<'adminCutoutEngines'> = {
  list: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ answer }) => {
      const { data } = answer.ok as { data: CutoutEngines };
      expect(data.setting).toBe('none');
      expect(data.engines.filter(({ in_use }) => in_use).map(({ name }) => name)).toEqual(['own']);
    },
  },
  use: {
    names: 'nothing',
    refusedWith: SET,
    callInput: () => ({ params: { engine: 'own' } }),
    proves: () => {},
  },
  fetch: {
    names: 'nothing',
    refusedWith: SET,
    callInput: () => ({ params: { engine: 'isnet-general-use' } }),
    proves: () => {},
  },
  try: {
    names: 'nothing',
    callInput: async () => ({
      params: { engine: 'own' },
      fields: {},
      files: { photo: { name: 'wand.jpg', bytes: await picture() } },
    }),
    proves: ({ answer }) => {
      const { data } = answer.ok as { data: CutoutTrial };
      expect([data.image, data.defect === null]).toEqual([null, false]);
    },
  },
};
