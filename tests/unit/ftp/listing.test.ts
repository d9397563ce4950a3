import { Client } from 'basic-ftp';
import { describe, expect, test } from 'vitest';
import {
  MOST_ENTRIES,
  readListing,
  refusalOf,
  shownName,
  TooManyEntries,
} from '../../../server/ftp/listing.ts';

const parse = new Client().parseList;
const read = (...lines: string[]) => readListing(lines.join('\r\n'), parse);
const unix = (name: string, size = 10) =>
  `-rw-r--r--   1 dealer   dealer   ${size} Nov 21 10:00 ${name}`;

describe('a listing', () => {
  test('is parsed in the formats of Unix, Windows and MLSD servers', () => {
    expect(
      read(
        'total 3',
        unix('a b.jpg'),
        'drwxr-xr-x   2 dealer   dealer   4096 Nov 21 10:00 WVWZZZ1JZXW000001',
      ).entries,
    ).toEqual([
      { name: 'a b.jpg', kind: 'file', bytes: 10, modified: 'Nov 21 10:00' },
      { name: 'WVWZZZ1JZXW000001', kind: 'folder', bytes: 0, modified: 'Nov 21 10:00' },
    ]);
    expect(
      read(
        '11-21-26  10:00AM       <DIR>          cars',
        '11-21-26  10:00AM                   12 a.jpg',
      ).entries,
    ).toMatchObject([
      { name: 'cars', kind: 'folder' },
      { name: 'a.jpg', kind: 'file', bytes: 12 },
    ]);
    expect(read('type=cdir; .', 'type=file;size=7;modify=20261121100000; a.jpg').entries).toEqual([
      { name: 'a.jpg', kind: 'file', bytes: 7, modified: '2026-11-21T10:00:00.000Z' },
    ]);
  });

  test.each([
    ['a way up', '../../etc/passwd.jpg', 'import_unsafe_name'],
    ['a path', 'deep/a.jpg', 'import_unsafe_name'],
    ['a path of Windows', 'deep\\a.jpg', 'import_unsafe_name'],
    ['a NUL', 'a\0.jpg', 'import_unsafe_name'],
    ['a line break', 'a\r.jpg', 'import_unsafe_name'],
    ['a line separator', 'a\u2028.jpg', 'import_unsafe_name'],
    ['a reversed reading direction', 'a\u202egpj.exe', 'import_unsafe_name'],
    ['letters of another character set', 'M\ufffdller.jpg', 'import_unsafe_name'],
    ['an endless name', `${'a'.repeat(201)}.jpg`, 'import_long_name'],
  ])('refuses a name with %s, and accepts the others', (_, name, reason) => {
    const { entries, refused } = read(unix(name), unix('good.jpg'));
    expect(entries.map((entry) => entry.name)).toEqual(['good.jpg']);
    expect(refused.map((one) => one.reason)).toEqual([reason]);
    expect(refused[0]?.name).not.toMatch(/[\p{Cc}\u2028]/u);
  });

  test('does not turn a name with a line break into another entry that leads elsewhere', () => {
    const { entries, refused } = read(unix(`a.jpg\r\n${unix('../b.jpg')}`));
    expect(entries.map(({ name }) => name)).toEqual(['a.jpg']);
    expect(refused.map(({ reason }) => reason)).toEqual(['import_unsafe_name']);
  });

  test('reports names that lead elsewhere in every kind of listing', () => {
    const { entries, refused } = read(
      'type=pdir; /',
      'type=dir; ..',
      'type=file;size=9;modify=20261121100000; ../../a.jpg',
    );
    expect({ entries, refused }).toEqual({
      entries: [],
      refused: [{ name: '../../a.jpg', reason: 'import_unsafe_name' }],
    });
  });

  test('refuses links and unreadable lines without losing the others', () => {
    const link = 'lrwxrwxrwx   1 dealer   dealer   11 Nov 21 10:00 a.jpg -> /etc/passwd';
    const { entries, refused } = read(
      link,
      '?? what',
      'type=file;size=x;modify=never; b.jpg',
      unix('c.jpg'),
    );
    expect(entries.map(({ name }) => name)).toEqual(['c.jpg']);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'import_link',
      'import_unreadable_line',
      'import_unreadable_line',
    ]);
  });

  test('has a limited length', () => {
    expect(() =>
      read(...Array.from({ length: MOST_ENTRIES + 1 }, (_, index) => unix(`${index}.jpg`))),
    ).toThrow(TooManyEntries);
  });
});

test('a shown name is one line of limited length', () => {
  expect(shownName(`a\r\n${'b'.repeat(500)}`)).toHaveLength(120);
  expect(shownName('a\nb')).toBe('a\ufffdb');
  expect([refusalOf('..'), refusalOf(' '), refusalOf('Größe 1.jpg')]).toEqual([
    'import_unsafe_name',
    'import_unsafe_name',
    undefined,
  ]);
});
