import { expect, test } from 'vitest';
import { type InstalledPackage, thirdPartyNotices } from '../../../scripts/lib/licences.ts';

const LOCKED = {
  '': { version: '1.0.0' },
  'node_modules/wheel': { version: '1.2.0', license: 'MIT' },
  'node_modules/axle/node_modules/rim': { version: '2.0.0', license: 'MIT' },
  'node_modules/spanner': { version: '3.0.0', license: 'MIT', dev: true },
  'node_modules/horn-linux': { version: '4.0.0', license: 'LGPL-3.0-or-later', os: ['linux'] },
  'node_modules/mirror': { version: '5.0.0', license: 'ISC' },
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

test('names each licence text once, below all packages it belongs to', () => {
  expect(notices).toContain(`rim 2.0.0 (MIT)\nwheel 1.2.0 (MIT)\n\n${MIT}\n`);
  expect(notices.split(MIT)).toHaveLength(2);
});

test('leaves development packages out', () => {
  expect(notices).not.toContain('spanner');
});

test('names packages without a text by their licence and author', () => {
  expect(notices).toContain('mirror 5.0.0 (ISC), Cleo');
});

test('says the same on every kind of machine', () => {
  expect(
    thirdPartyNotices(LOCKED, (path) => (/linux/.test(path) ? undefined : INSTALLED[path])),
  ).toBe(notices);
  expect(notices).toContain('horn-linux 4.0.0 (LGPL-3.0-or-later)');
});
