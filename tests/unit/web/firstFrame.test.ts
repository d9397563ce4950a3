import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { PROJECT } from '../../../scripts/lib/run.ts';

const script = /<script>(.*?)<\/script>/s.exec(readFileSync(`${PROJECT}index.html`, 'utf8'))?.[1];

/** Runs the document's own script at a path. @returns the page that it draws the outline of, and where it leads */
const openAt = (pathname: string, cookie = 'token=1') => {
  const dataset: Record<string, string> = {};
  const went: string[] = [];
  runInNewContext(script ?? '', {
    location: { pathname, search: '', replace: (path: string) => went.push(path) },
    document: { cookie, documentElement: { dataset } },
    localStorage: { getItem: () => null },
    encodeURIComponent,
    MutationObserver: class {
      observe() {}
    },
  });
  return { page: dataset.page, went };
};

it.each([
  ['/vehicles/12', 'vehicle'],
  ['/vehicles-from-ftp/12', 'vehicle'],
  ['/vehicles-moderation/12', 'vehicle'],
  ['/vehicles-from-ftp-admin/12', 'vehicle'],
  ['/vehicles', undefined],
  ['/vehicles/create', undefined],
  ['/companies/12', undefined],
  ['/reset-password', 'link'],
])('the first frame of %s has the outline of %s', (path, page) => {
  expect(openAt(path)).toEqual({ page, went: [] });
});

it('a user who is not signed in is led to the sign-in page', () => {
  expect(openAt('/vehicles/12', '').went).toEqual(['/login?next=%2Fvehicles%2F12']);
});
