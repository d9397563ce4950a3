import { describe, expect, it } from 'vitest';
import type { ShownView } from '../../../contract/views/shownView.ts';
import { fitOf, isOnWrongView, viewToShow } from '../../../contract/views/viewFit.ts';
import { standardPreset } from '../../../server/presets/standard.ts';

const slot = (code: string) => {
  const found = standardPreset.items.find((item) => item.code === code);
  if (!found) throw new Error(`no view ${code}`);
  return found;
};

describe('what a view should show', () => {
  it.each([
    ['front-low', 'front'],
    ['front-left-high', 'front-left'],
    ['left-front-quarter', 'front-left'],
    ['left', 'left'],
    ['right-rear-quarter', 'rear-right'],
    ['driver-door', 'interior'],
    ['wheel-front-left', 'detail'],
  ])('%s: %s', (code, shown) => {
    expect(viewToShow(slot(code))).toBe(shown);
  });

  it('is known for every view of the standard preset, and unknown if the code does not say it', () => {
    expect(standardPreset.items.filter((item) => viewToShow(item) === null)).toEqual([]);
    expect(viewToShow({ code: 'hero', kind: 'exterior' })).toBeNull();
  });
});

describe('a photo fits a view', () => {
  it.each<[ShownView | null, string, number | null]>([
    ['left', 'left', 0],
    ['front-left', 'left', -1],
    ['rear-left', 'left', -1],
    ['front', 'left', null],
    ['right', 'left', null],
    ['front-right', 'front', -1],
    ['interior', 'dashboard', 0],
    ['detail', 'dashboard', null],
    ['none', 'left', null],
    [null, 'left', null],
  ])('that shows %s on %s: %s', (shows, code, fit) => {
    const found = fitOf(shows, slot(code));
    expect(found === null ? null : found + 0).toBe(fit);
  });
});

describe('a photo seems to be on a wrong view', () => {
  it.each<[ShownView | null, string, boolean]>([
    ['right', 'left', true],
    ['rear', 'front', true],
    ['front-left', 'front', false],
    ['detail', 'front', true],
    ['none', 'front', true],
    ['front', 'dashboard', true],
    ['detail', 'dashboard', false],
    ['none', 'key', false],
    [null, 'left', false],
  ])('that shows %s on %s: %s', (shows, code, isWrong) => {
    expect(isOnWrongView(shows, slot(code))).toBe(isWrong);
  });
});
