import { describe, expect, it } from 'vitest';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Angle } from '../../../contract/views/angle.ts';
import type { ShownView } from '../../../contract/views/shownView.ts';
import {
  movePlanned,
  planPhotos,
  type ReadFile,
  sha256Of,
} from '../../../src/customRoutes/photos/plan/photoPlan.ts';

const angle = (id: number, isSelected: 0 | 1 = 1) => ({ id, position: id, isSelected }) as Angle; // only what the plan reads
const stored = (angleId: number | null, sha256: string) => ({ angle_id: angleId, sha256 }) as Photo; // only what the plan reads
const file = (
  name: string,
  takenAt: number | null = null,
  sha256: string | null = name,
  shows: ShownView | null = null,
): ReadFile => ({
  key: name,
  file: new File([name], name),
  name,
  takenAt,
  sha256,
  shows,
  is_cut_off: false,
});
const vehicle = {
  angles: [angle(3), angle(1), angle(2), angle(9, 0)],
  photos: [],
  extra_photos: [],
  additional_uploads: 1 as const,
};
const places = (plan: { name: string; place: unknown }[]) =>
  plan.map(({ name, place }) => [name, place]);
const none = new Set<number>();

describe('assigning files by what they show', () => {
  const view = (id: number, code: string) =>
    ({
      id,
      position: id,
      isSelected: 1,
      code,
      kind: code === 'dashboard' ? 'interior' : 'exterior',
      name: { en: code, de: code },
    }) as Angle; // only what the plan reads
  const rounds = {
    ...vehicle,
    angles: ['front', 'front-left', 'front-left-low', 'left', 'dashboard'].map((code, index) =>
      view(index + 1, code),
    ),
  };
  const seen = (name: string, shows: ShownView | null) => file(name, null, name, shows);

  it('assigns each to the view that it shows, whatever the order', () => {
    const files = [seen('1', 'interior'), seen('2', 'left'), seen('3', 'front')];
    expect(places(planPhotos(files, rounds, none))).toEqual([
      ['1', 5],
      ['2', 4],
      ['3', 1],
    ]);
  });

  it('assigns equal ones to their views in the order they were taken, unless a name contains one', () => {
    const equals = [seen('1', 'front-left'), seen('2', 'front-left')];
    expect(places(planPhotos(equals, rounds, none))).toEqual([
      ['1', 2],
      ['2', 3],
    ]);
    const named = [seen('1', 'front-left'), seen('2 front-left', 'front-left')];
    expect(places(planPhotos(named, rounds, none))).toEqual([
      ['1', 3],
      ['2 front-left', 2],
    ]);
  });

  it('assigns a photo to a neighbouring view if its own is taken, after photos that show that one', () => {
    const files = [seen('1', 'front'), seen('2', 'front'), seen('3', 'front-left')];
    expect(places(planPhotos(files, rounds, none))).toEqual([
      ['1', 1],
      ['2', 3],
      ['3', 2],
    ]);
  });

  it('assigns unclear photos to the views that are left, and no other photos', () => {
    const files = [seen('1', null), seen('2', 'rear'), seen('3', 'front')];
    expect(places(planPhotos(files, rounds, none))).toEqual([
      ['1', 2],
      ['2', 'extra'],
      ['3', 1],
    ]);
  });
});

describe('assigning files to views', () => {
  it('uses the time they were taken', () => {
    const plan = planPhotos([file('a', 30), file('b', 10), file('c', 20)], vehicle, none);
    expect(places(plan)).toEqual([
      ['b', 1],
      ['c', 2],
      ['a', 3],
    ]);
  });

  it('omits files without a free view if the company takes no extra photos', () => {
    const files = [file('a', 1), file('b', 2), file('c', 3), file('d', 4)];
    expect(places(planPhotos(files, vehicle, none)).at(-1)).toEqual(['d', 'extra']);
    const closed = { ...vehicle, additional_uploads: 0 as const };
    expect(places(planPhotos(files, closed, none)).at(-1)).toEqual(['d', 'left-out']);
    expect(places(planPhotos([file('a')], closed, none, 'extra'))).toEqual([['a', 'left-out']]);
  });

  it('uses the names, in natural order, if a file has no time', () => {
    const plan = planPhotos(
      [file('photo10.jpg', 1), file('photo2.jpg'), file('Photo1.jpg', 9)],
      vehicle,
      none,
    );
    expect(places(plan)).toEqual([
      ['Photo1.jpg', 1],
      ['photo2.jpg', 2],
      ['photo10.jpg', 3],
    ]);
  });

  it('fills only views that the company photographs and that are free; the rest becomes extra photos', () => {
    const half = { ...vehicle, photos: [stored(1, 'other')] };
    const plan = planPhotos(
      ['a', 'b', 'c'].map((name) => file(name)),
      half,
      new Set([2]),
    );
    expect(places(plan)).toEqual([
      ['a', 3],
      ['b', 'extra'],
      ['c', 'extra'],
    ]);
  });

  it('begins with the view that the user has chosen', () => {
    expect(
      places(
        planPhotos(
          ['a', 'b'].map((name) => file(name)),
          vehicle,
          none,
          3,
        ),
      ),
    ).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    expect(
      places(
        planPhotos(
          ['a', 'b'].map((name) => file(name)),
          vehicle,
          none,
          'extra',
        ),
      ),
    ).toEqual([
      ['a', 'extra'],
      ['b', 'extra'],
    ]);
  });

  it('reports and omits duplicates among the files and in the vehicle', () => {
    const half = { ...vehicle, photos: [stored(1, 'known')] };
    const plan = planPhotos(
      [file('a', null, 'x'), file('b', null, 'x'), file('c', null, 'known'), file('d', null, null)],
      half,
      none,
    );
    expect(plan.map(({ duplicate }) => duplicate)).toEqual([
      null,
      { of: 'file', name: 'a' },
      { of: 'photo', view: 1 },
      null,
    ]);
    expect(places(plan)).toEqual([
      ['a', 2],
      ['b', 'left-out'],
      ['c', 'left-out'],
      ['d', 3],
    ]);
  });

  it('swaps two files when one is moved to the other’s place', () => {
    const plan = planPhotos(
      ['a', 'b', 'c'].map((name) => file(name)),
      vehicle,
      none,
    );
    expect(places(movePlanned(plan, 'a', 3))).toEqual([
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ]);
    expect(places(movePlanned(plan, 'a', 'extra'))).toEqual([
      ['a', 'extra'],
      ['b', 2],
      ['c', 3],
    ]);
  });

  it('identifies a file by its content', async () => {
    expect(await sha256Of(new Blob(['abc']))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
