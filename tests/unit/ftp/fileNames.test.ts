import { describe, expect, test } from 'vitest';
import {
  type ExportNaming,
  exportNames,
  isUnpadded,
  unknownFields,
} from '../../../contract/ftpExport/fileNames.ts';

const PLAIN: ExportNaming = {
  ftp_dir: '/cars',
  dir_name: '',
  initial_name: '',
  initial_index: 1,
  format: 'jpeg',
  save_originals: 0,
  store_as_zip: 0,
  clean_variant: 'no',
};
const GOLF = { id: 7, car: 'A-1', vin: 'WVWZZZAUZJW123456', vehicle_name: 'VW Golf' };
const PICTURES = [
  { angle: 'front', original: 'jpg' },
  { angle: 'rear', original: 'png' },
];

const named = (naming: Partial<ExportNaming>, vehicle = GOLF, pictures = PICTURES) =>
  exportNames({ ...PLAIN, ...naming }, vehicle, pictures, '2026-05-04');
/** Returns the complete paths on the server. */
const paths = (naming: Partial<ExportNaming>, vehicle = GOLF, pictures = PICTURES) => {
  const { folder, archive, files } = named(naming, vehicle, pictures);
  return files.map(({ name }) => `${folder}/${archive === null ? '' : `${archive}: `}${name}`);
};

describe('directories', () => {
  test.each<[Partial<ExportNaming>, string]>([
    [{}, '/cars/A-1'],
    [{ ftp_dir: 'cars/' }, 'cars/A-1'],
    [{ ftp_dir: '' }, 'A-1'],
    [{ dir_name: 'stock' }, '/cars/stock/A-1'],
    [{ dir_name: '{vin}' }, '/cars/WVWZZZAUZJW123456'],
    [{ dir_name: '{date}/{vin7}' }, '/cars/2026-05-04/W123456'],
    [{ dir_name: '{name}' }, '/cars/VW Golf/A-1'],
    [{ initial_name: '{vin}_{number:2}' }, '/cars'],
  ])('%j: %s', (naming, folder) => {
    expect(named(naming).folder).toBe(folder);
  });

  test('a vehicle’s values never lead out of the directory or to another one', () => {
    const vehicle = { ...GOLF, car: '../../etc/passwd', vin: '..', vehicle_name: 'a\r\nDELE b' };
    expect(named({}, vehicle).folder).toBe('/cars/.. .. etc passwd');
    expect(named({ dir_name: '{vin}' }, vehicle).folder).toBe('/cars/7');
    expect(named({ dir_name: '../{name}/{id}' }, vehicle).folder).toBe('/cars/a DELE b/7');
  });
});

describe('reserved names of Windows, and the entered directory', () => {
  test('a vehicle or a file never gets the name of a device', () => {
    expect(named({ dir_name: '{car}' }, { ...GOLF, car: 'CON' }).folder).toBe('/cars/_CON');
    expect(named({ initial_name: 'com{number}' }).files[0]?.name).toBe('_com1.jpg');
    expect(named({ initial_name: '{car}' }, { ...GOLF, car: 'nul.x' }).files[0]?.name).toBe(
      '_nul.x0001.jpg',
    );
  });

  test('the entered directory is not changed, except that it cannot lead upwards', () => {
    expect(named({ ftp_dir: '/.web/con/../a  b./', dir_name: '{id}' }).folder).toBe(
      '/.web/con/a  b./7',
    );
  });
});

describe('file names', () => {
  test.each<[Partial<ExportNaming>, string[]]>([
    [{}, ['photo-0001.jpg', 'photo-0002.jpg']],
    [
      { initial_name: 'pic_', initial_index: 9, format: 'webp' },
      ['pic_0009.webp', 'pic_0010.webp'],
    ],
    [{ initial_name: '{number}' }, ['1.jpg', '2.jpg']],
    [{ initial_name: '{number:3}-{angle}' }, ['001-front.jpg', '002-rear.jpg']],
    [{ initial_name: '{angle}', format: 'png' }, ['front.png', 'rear.png']],
  ])('%j', (naming, names) => {
    expect(named(naming).files.map(({ name }) => name)).toEqual(names);
  });

  test('every placeholder is replaced by its value; the id replaces what a vehicle lacks', () => {
    const template = '{vin7}_{car}_{id}_{name}_{date}_{angle}_{number:2}';
    expect(named({ initial_name: template }).files[0]?.name).toBe(
      'W123456_A-1_7_VW Golf_2026-05-04_front_01.jpg',
    );
    const bare = { id: 7, car: '', vin: '', vehicle_name: '' };
    expect(
      named({ initial_name: '{vin}-{car}-{name}-{angle}' }, bare, [{ angle: '', original: 'jpg' }])
        .files[0]?.name,
    ).toBe('7-7-7-extra.jpg');
  });

  test('no name is used twice, not even with different capitals', () => {
    const pictures = ['extra', '', 'EXTRA'].map((angle) => ({ angle, original: 'jpg' }));
    expect(
      named({ initial_name: '{angle}' }, GOLF, pictures).files.map(({ name }) => name),
    ).toEqual(['extra.jpg', 'extra-2.jpg', 'EXTRA-3.jpg']);
  });
});

describe('the files that are sent', () => {
  const beside: Partial<ExportNaming> = {
    clean_variant: 'beside',
    save_originals: 1,
    initial_name: '{angle}',
  };

  test('clean pictures and originals are in separate folders', () => {
    expect(paths(beside)).toEqual([
      '/cars/A-1/front.jpg',
      '/cars/A-1/clean/front.jpg',
      '/cars/A-1/originals/front.jpg',
      '/cars/A-1/rear.jpg',
      '/cars/A-1/clean/rear.jpg',
      '/cars/A-1/originals/rear.png',
    ]);
  });

  test('clean pictures that replace the others have their names', () => {
    const { files } = named({ clean_variant: 'instead', initial_name: '{angle}' });
    expect(files).toEqual([
      { picture: 0, variant: 'clean', name: 'front.jpg' },
      { picture: 1, variant: 'clean', name: 'rear.jpg' },
    ]);
  });

  test('an archive has the name of the vehicle’s folder, or the vehicle’s own', () => {
    expect(paths({ ...beside, store_as_zip: 1 })[1]).toBe('/cars/A-1.zip: clean/front.jpg');
    expect(paths({ store_as_zip: 1, dir_name: 'x/{vin}', initial_name: '{angle}' })[0]).toBe(
      '/cars/x/WVWZZZAUZJW123456.zip: front.jpg',
    );
    expect(paths({ store_as_zip: 1, initial_name: '{vin}-{angle}' })[0]).toBe(
      '/cars/A-1.zip: WVWZZZAUZJW123456-front.jpg',
    );
  });
});

test('unknown placeholders are found, and numbers that would be sorted wrongly', () => {
  expect(unknownFields('{vin}-{number:4}-{vinn}-{number:0}-{}')).toEqual(['vinn', 'number:0', '']);
  expect(isUnpadded('{number}', 1)).toBe(true);
  expect(isUnpadded('{number:2}', 1)).toBe(false);
  expect(isUnpadded('{number:2}', 95)).toBe(true);
  expect(isUnpadded('pic_', 1)).toBe(false);
});
