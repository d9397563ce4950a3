import { expect, test } from 'vitest';
import { type InstalledPackage, thirdPartyNotices } from '../../../scripts/lib/licences.ts';

const LOCKED = {
  '': {},
  'node_modules/wheel': { license: 'MIT' },
  'node_modules/axle/node_modules/rim': { license: 'MIT' },
  'node_modules/spanner': { license: 'MIT', dev: true },
  'node_modules/horn-linux': { license: 'LGPL-3.0-or-later', os: ['linux'] },
  'node_modules/mirror': { license: 'ISC' },
};
const MIT = 'Permission is hereby granted';
const INSTALLED: Record<string, InstalledPackage> = {
  'node_modules/wheel': { author: 'Ada', texts: [`${MIT}\r\n`] },
  'node_modules/axle/node_modules/rim': { author: undefined, texts: [`${MIT}  `] },
  'node_modules/spanner': { author: undefined, texts: ['of a tool'] },
  'node_modules/horn-linux': { author: 'Bo', texts: ['of this machine only'] },
  'node_modules/mirror': { author: 'Cleo', texts: [] },
};
const notices = thirdPartyNotices(LOCKED, (path) => INSTALLED[path]);

test('lists each licence text once, below all its packages', () => {
  expect(notices).toContain(`rim (MIT)\nwheel (MIT)\n\n${MIT}\n`);
  expect(notices.split(MIT)).toHaveLength(2);
});

test('leaves development packages out', () => {
  expect(notices).not.toContain('spanner');
});

test('lists packages without a text by licence and author', () => {
  expect(notices).toContain('mirror (ISC), Cleo');
});

test('is the same on every kind of machine', () => {
  expect(
    thirdPartyNotices(LOCKED, (path) => (/linux/.test(path) ? undefined : INSTALLED[path])),
  ).toBe(notices);
  expect(notices).toContain('horn-linux (LGPL-3.0-or-later)');
});
