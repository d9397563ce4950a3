import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../../contract/looks/look.ts';
import {
  changedSettings,
  lookOf,
  standardLook,
} from '../../../src/customRoutes/looks/standardLook.ts';
import { conflictsIn } from '../../../src/customRoutes/saveOver.ts';

const seen = { ...DEFAULT_LOOK, preset_id: 1 };

describe('a changed look', () => {
  it('sends what was changed and nothing else', () => {
    const typed = { ...seen, id: 'look', default_crop: '1:1', logo_id: null, cutting: 0 } as const;
    expect(changedSettings(seen, typed)).toEqual({ default_crop: '1:1', cutting: 0 });
  });

  it('is previewed without fields that are not part of a look', () => {
    expect(lookOf(seen)).toEqual(DEFAULT_LOOK);
  });

  it('is complete even if another server has no strengths', () => {
    const { polishing_strength, rim_polishing_strength, ...spoken } = seen;
    expect(standardLook(spoken as typeof seen)).toEqual(seen);
  });

  it('conflicts if another user has set the same to another value', () => {
    const mine = { default_crop: '1:1', polishing: 1, logo_position: 'top' } as const;
    const theirs = {
      ...seen,
      default_crop: '16:9',
      logo_position: 'top',
      rim_polishing: 1,
    } as const;
    expect(conflictsIn(mine, seen, theirs)).toEqual(['default_crop']);
  });

  it('does not conflict if both want the same, or change different settings', () => {
    expect(
      conflictsIn({ default_crop: '1:1' }, seen, { ...seen, default_crop: '1:1', cutting: 0 }),
    ).toEqual([]);
  });
});
