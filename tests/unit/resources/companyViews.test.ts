import { describe, expect, it } from 'vitest';
import {
  changedViews,
  type ViewsOfCompany,
  viewOptionsOf,
  viewsOf,
} from '../../../src/resources/companies/views.ts';

const company = (allowed_views: number[], logos: (0 | 1)[]): ViewsOfCompany => ({
  allowed_views,
  angles: logos.map((show_logo, place) => ({ id: place + 1, show_logo, show_banner: 1 })),
});

describe('the views of a company', () => {
  const seen = company([1, 2], [1, 1]);
  const before = viewOptionsOf(viewsOf(seen, []));

  it('have the presets’ names if the company does not have them', () => {
    const item = {
      id: 2,
      code: 'rear',
      name: { en: 'Rear', de: 'Heck' },
      kind: 'exterior',
      position: 1,
      silhouette: 'M0 0',
    } as const;
    expect(viewsOf(seen, [item])[1]).toMatchObject({
      name: item.name,
      kind: 'exterior',
      silhouette: 'M0 0',
      is_allowed: true,
    });
    expect(viewsOf(seen, [])[1]?.name).toBeUndefined();
  });

  it('are saved with the user’s changes, and with what others have saved meanwhile', () => {
    const typed = { ...before, view1: { is_allowed: false, show_logo: true, show_banner: true } };
    const stored = company([1], [1, 0]); // another user: the second view is off, and has no logo
    expect(changedViews(stored, before, typed)).toEqual({
      allowed_views: [],
      angles: [
        { id: 1, show_logo: 1, show_banner: 1 },
        { id: 2, show_logo: 0, show_banner: 1 },
      ],
    });
  });

  it('do not change if nothing was changed', () => {
    expect(changedViews(seen, before, before)).toEqual(seen);
  });
});
