import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExportNaming, exportNames } from '../../../contract/ftpExport/fileNames.ts';
import { safeFileName, safeName } from '../../../contract/safeName.ts';
import { namedFiles } from '../../../server/services/albums/albumDownloads.ts';

const DEVICES = ['con', 'PRN', 'Aux', 'nul', 'COM1', 'lpt9', 'com¹', 'CONIN$', 'conout$'];
/** Texts of all kinds: paths, devices, dots, control characters, half characters. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '.',
        '..',
        '/',
        '\\',
        ' ',
        '\0',
        '\n',
        '\u202e',
        '\ud800',
        ':',
        '~',
        'ä',
        '🚗',
        '.jpg',
        'C:',
        ...DEVICES,
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);
const isSafeStep = (step: string): void => {
  expect(step).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/u);
  expect(step).not.toMatch(/^\s|[\s.]$/);
  expect(step).not.toMatch(
    /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?:\.|$)/i,
  );
  expect(Buffer.byteLength(step)).toBeLessThanOrEqual(255);
};

describe('a name made from any text', () => {
  test('is one step of a path that every file system accepts, or empty', () => {
    fc.assert(fc.property(texts, (text) => isSafeStep(safeName(text))));
    fc.assert(fc.property(texts, (text) => isSafeStep(safeFileName(text))));
  });

  test('stays the same when it is cleaned again', () => {
    fc.assert(
      fc.property(texts, (text) => void expect(safeName(safeName(text))).toBe(safeName(text))),
    );
  });

  test.each([
    ['..', ''],
    [' . ', ''],
    ['CON.jpg', '_CON.jpg'],
    ['con', '_con'],
    ['Console.jpg', 'Console.jpg'],
    ['Audi A6 “Allroad”', 'Audi A6 “Allroad”'],
    ['../a/b\\c', '.. a b c'],
    ['Ende. ', 'Ende'],
  ])('%j becomes %j', (text, name) => {
    expect(safeName(text)).toBe(name);
  });

  test('keeps a file’s extension, however long its name is', () => {
    expect(safeFileName(`${'ü'.repeat(300)}.tar`)).toMatch(/^ü{100}\.tar$/);
    expect(safeFileName('nul.tar')).toBe('_nul.tar');
  });
});

const eachStepIsSafe = (path: string): void => path.split('/').forEach(isSafeStep);

test('files of an album, in albums of any name, have safe and unique names', () => {
  const photo = fc.record({
    folders: fc.array(texts, { maxLength: 3 }),
    name: texts,
    key: fc.constantFrom('album-1.jpg', 'album-2.png'),
  });
  fc.assert(
    fc.property(fc.array(photo, { maxLength: 6 }), (photos) => {
      const names = namedFiles(photos).map(({ name }) => name);
      names.forEach(eachStepIsSafe);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );
});

test('files sent by FTP have safe names below the entered directory', () => {
  const naming = (dir_name: string, initial_name: string, store_as_zip: 0 | 1): ExportNaming => ({
    ftp_dir: '',
    dir_name,
    initial_name,
    initial_index: 1,
    format: 'jpeg',
    save_originals: 1,
    store_as_zip,
    clean_variant: 'beside',
  });
  const vehicle = fc.record({ id: fc.nat(), car: texts, vin: texts, vehicle_name: texts });
  fc.assert(
    fc.property(
      texts,
      texts,
      fc.constantFrom(0, 1),
      vehicle,
      texts,
      (dir, file, zip, car, angle) => {
        const { folder, archive, files } = exportNames(
          naming(dir, file, zip),
          car,
          [
            { angle, original: 'jpg' },
            { angle, original: 'png' },
          ],
          '2026-05-04',
        );
        if (folder !== '') eachStepIsSafe(folder);
        for (const name of [
          ...files.map((one) => one.name),
          ...(archive === null ? [] : [archive]),
        ])
          eachStepIsSafe(name);
      },
    ),
  );
});
