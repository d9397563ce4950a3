import { basename } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import {
  adminAlbumPhotos,
  adminSections,
  albumPhotos,
  sections,
} from '../../../contract/albums/calls.ts';
import { companyUsers } from '../../../contract/staff/calls.ts';
import { rawQuery } from '../../../server/db/rawQuery.ts';
import { badFiles } from '../setup/badFiles.ts';
import { Client } from '../setup/client.ts';
import { until } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { readZip } from '../setup/readZip.ts';
import { storedKeys } from '../setup/storedFiles.ts';
import { PASSWORD } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const PHOTO_LIMIT_MB = 1;

let testServer: TestServer;
let operator: Client;
let photographer: Client;
let chief: Client;
beforeAll(async () => {
  testServer = await openTestServer({ env: { UPLOAD_LIMIT_MB: String(PHOTO_LIMIT_MB) } });
  [operator, photographer, chief] = [
    await testServer.as('operator'),
    await testServer.as('photographer'),
    await testServer.as('chief'),
  ];
});
afterAll(() => testServer.close());
beforeEach(() => testServer.db.systemQuery('delete from album_sections'));

const add = async (name: string, fields: Record<string, unknown> = {}, by = photographer) =>
  (await by.must(adminSections.create, { body: { name, ...fields } })).data;
const upload = async (sectionID: number, name = 'photo.jpg', bytes?: Uint8Array<ArrayBuffer>) =>
  (
    await photographer.must(adminAlbumPhotos.upload, {
      fields: { sectionID },
      files: { photo: { name, bytes: bytes ?? (await picture()) } },
    })
  ).data;
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
const keyOf = (url: string) => basename(new URL(url, testServer.baseUrl).pathname);
const fetched = async (link: string) => {
  const response = await fetch(testServer.baseUrl + link);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const namedIn = (headers: Headers) =>
  decodeURIComponent(headers.get('content-disposition')?.split("''")[1] ?? '');

describe('albums', () => {
  test('a photographer’s album and every album in it belong to the photographer’s company', async () => {
    const outer = await add('Showroom');
    const inner = await add('June', { parent_id: outer.id });
    const innermost = await add('Monday', { parent_id: inner.id });
    expect(outer).toMatchObject({
      parent_id: null,
      company_id: testServer.testData.companies.nord,
      company: 'Autohaus Nordwind',
      photos_count: 0,
    });
    expect(innermost.company_id).toBe(outer.company_id);
    const { data } = await chief.must(sections.one, { params: { id: innermost.id } });
    expect(data.trail).toEqual([
      { id: outer.id, name: 'Showroom' },
      { id: inner.id, name: 'June' },
    ]);
    const list = await photographer.must(adminSections.list);
    expect(list.data).toMatchObject([{ id: outer.id, sections_count: 1 }]);
    expect(
      names(await photographer.must(adminSections.list, { query: { parent_id: outer.id } })),
    ).toEqual(['June']);
  });

  test('are sorted by name or age, and a search finds them wherever they are', async () => {
    const cars = await add('cars');
    await add('Autumn');
    await add('Used cars', { parent_id: cars.id });
    expect(names(await photographer.must(adminSections.list))).toEqual(['Autumn', 'cars']);
    expect(
      names(
        await photographer.must(adminSections.list, {
          query: { sort: 'created_at', order: 'ASC' },
        }),
      ),
    ).toEqual(['cars', 'Autumn']);
    expect(names(await photographer.must(adminSections.list, { query: { q: 'CARS' } }))).toEqual([
      'cars',
      'Used cars',
    ]);
  });

  test('the operator assigns an album to any company, or to none; its users see it at once, others never', async () => {
    const { nord, sued, west } = testServer.testData.companies;
    await add('Of Nord', { company_id: nord }, operator);
    await add('Of West', { company_id: west }, operator);
    await add('Of Sued', { company_id: sued }, operator);
    const own = await add('Of nobody', {}, operator);
    expect(own).toMatchObject({ company_id: null, company: null });
    expect(names(await chief.must(sections.list))).toEqual(['Of Nord']);
    expect(names(await (await testServer.as('employee')).must(sections.list))).toEqual(['Of Nord']);
    expect(names(await (await testServer.as('suedChief')).must(sections.list))).toEqual([
      'Of Sued',
    ]);
    const keeper = await testServer.as('operatorsPhotographer');
    expect(names(await keeper.must(adminSections.list))).toEqual([
      'Of nobody',
      'Of Nord',
      'Of Sued',
      'Of West',
    ]);
    await operator.must(adminSections.remove, { params: { id: own.id } });
    expect(names(await keeper.must(adminSections.list))).not.toContain('Of nobody');
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
    ['HTML in the name', { name: '<img src=x onerror=alert(1)>' }, 'name'],
    ['a line break in the name', { name: 'two\nlines' }, 'name'],
    ['a company that does not exist', { name: 'ok', company_id: 999_999 }, 'company_id'],
    ['an unknown field', { name: 'ok', photos_count: 7 }, 'photos_count'],
  ])('%s is refused at its field, and nothing is stored', async (_, body, field) => {
    const answer = await operator.call(adminSections.create, { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {})).toEqual([field]);
    expect((await operator.must(adminSections.list)).total).toBe(0);
  });

  test('an inner album belongs to its parent’s company; the parent must exist', async () => {
    const outer = await add('Outer');
    const other = await operator.call(adminSections.create, {
      body: { name: 'Inner', parent_id: outer.id, company_id: testServer.testData.companies.sued },
    });
    expect(Object.keys(other.failure.errors ?? {})).toEqual(['company_id']);
    expect(
      (await operator.call(adminSections.create, { body: { name: 'Lost', parent_id: 999_999 } }))
        .status,
    ).toBe(404);
  });

  test('are renamed', async () => {
    const { id } = await add('Old');
    await photographer.must(adminSections.save, { params: { id }, body: { name: 'New' } });
    expect(names(await chief.must(sections.list))).toEqual(['New']);
    expect(
      (await photographer.call(adminSections.save, { params: { id }, body: { name: '' } })).failure
        .errors,
    ).toHaveProperty('name');
  });

  test('are deleted with the albums in them and with every file', async () => {
    const before = await storedKeys(testServer);
    const outer = await add('Outer');
    const inner = await add('Inner', { parent_id: outer.id });
    const photos = [await upload(outer.id), await upload(inner.id)];
    await photographer.must(adminSections.remove, { params: { id: outer.id } });
    for (const { id } of [outer, inner])
      expect((await photographer.call(adminSections.one, { params: { id } })).status).toBe(404);
    expect(
      (await photographer.call(adminAlbumPhotos.list, { params: { section: inner.id } })).status,
    ).toBe(404);
    await until(
      () => storedKeys(testServer),
      (keys) => keys.length === before.length,
    );
    expect((await fetched(photos[0]?.url ?? '')).status).toBe(404);
  });
});

describe('the photo manager of a company', () => {
  const ofCompany = async (name: 'nord' | 'west' | 'sued') => {
    const { id } = await add(
      `Of ${name}`,
      { company_id: testServer.testData.companies[name] },
      operator,
    );
    const photo = await operator.must(adminAlbumPhotos.upload, {
      fields: { sectionID: id },
      files: { photo: { name: `${name}.jpg`, bytes: await picture() } },
    });
    return { sectionID: id, photos: [photo.data.id] };
  };
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

  test('manages the albums of this company and of its sub-companies', async () => {
    await ofCompany('nord');
    const west = await ofCompany('west');
    await ofCompany('sued');
    await add('Of nobody', {}, operator);
    expect(names(await photographer.must(adminSections.list))).toEqual(['Of nord', 'Of west']);
    expect(names(await photographer.must(adminSections.list, { query: { q: 'of' } }))).toEqual([
      'Of nord',
      'Of west',
    ]);
    const outer = await add('New', { company_id: testServer.testData.companies.west });
    expect(outer).toMatchObject({
      company_id: testServer.testData.companies.west,
      company: 'Zweigstelle Westerwald',
    });
    await photographer.must(adminAlbumPhotos.markProcessed, { body: west });
    const { link } = await photographer.must(adminAlbumPhotos.download, {
      body: { sectionID: west.sectionID },
    });
    expect((await fetched(link)).status).toBe(200);
    await photographer.must(adminAlbumPhotos.remove, { body: west });
    await photographer.must(adminSections.remove, { params: { id: west.sectionID } });
  });

  test('reaches no album of another company or of the operator by any call', async () => {
    const nobodys = await add('Of nobody', {}, operator);
    const photo = { name: 'a.jpg', bytes: await picture() };
    for (const { sectionID, photos } of [
      await ofCompany('sued'),
      { sectionID: nobodys.id, photos: [1] },
    ]) {
      const params = { id: sectionID };
      const body = { sectionID, photos };
      const refused = {
        one: photographer.call(adminSections.one, { params }),
        rename: photographer.call(adminSections.save, { params, body: { name: 'Mine' } }),
        inside: photographer.call(adminSections.create, {
          body: { name: 'Inside', parent_id: sectionID },
        }),
        remove: photographer.call(adminSections.remove, { params }),
        photos: photographer.call(adminAlbumPhotos.list, { params: { section: sectionID } }),
        upload: photographer.call(adminAlbumPhotos.upload, {
          fields: { sectionID },
          files: { photo },
        }),
        mark: photographer.call(adminAlbumPhotos.markProcessed, { body }),
        download: photographer.call(adminAlbumPhotos.download, { body }),
        whole: photographer.call(adminAlbumPhotos.download, { body: { sectionID } }),
        empty: photographer.call(adminAlbumPhotos.remove, { body }),
      };
      for (const [call, answer] of Object.entries(refused))
        expect(await statusOf(answer), call).toBe(404);
      expect(
        names(await photographer.must(adminSections.list, { query: { parent_id: sectionID } })),
      ).toEqual([]);
    }
    for (const company_id of [testServer.testData.companies.sued, null]) {
      const answer = await photographer.call(adminSections.create, {
        body: { name: 'Theirs', company_id },
      });
      expect(Object.keys(answer.failure.errors ?? {})).toEqual(['company_id']);
    }
    expect(
      (await operator.must(adminSections.list)).data.map(({ name, photos_count }) => [
        name,
        photos_count,
      ]),
    ).toEqual([
      ['Of nobody', 0],
      ['Of sued', 1],
    ]);
  });

  test('created by a company’s manager manages only that company’s albums', async () => {
    const sued = await ofCompany('sued');
    const email = 'granted@nord.test';
    await chief.must(companyUsers.create, {
      body: { name: 'Granted', email, role: 'photo_manager' },
    });
    await testServer.db.systemQuery(
      'update users set password_hash = (select password_hash from users where id = $1) where email = $2',
      [testServer.testData.users.chief, email],
    );
    const { access_token } = await new Client(testServer.baseUrl).must(session.login, {
      body: { email, password: PASSWORD },
    });
    const granted = new Client(testServer.baseUrl, access_token);
    expect((await granted.must(adminSections.list)).total).toBe(0);
    expect(await statusOf(granted.call(adminAlbumPhotos.remove, { body: sued }))).toBe(404);
  });
});

describe('photos of an album', () => {
  test('are stored unchanged, with a small picture for lists, and the newest is the album’s cover', async () => {
    const { id } = await add('Showroom');
    await upload(id, 'first.jpg');
    const bytes = new Uint8Array(
      await sharp(await picture(1200, 800))
        .withExif({ IFD0: { Copyright: 'the photographer' } })
        .jpeg()
        .toBuffer(),
    );
    const photo = await upload(id, 'second.jpg', bytes);
    expect(photo).toMatchObject({
      sectionID: id,
      name: 'second.jpg',
      bytes: bytes.length,
      width: 1200,
      height: 800,
      processed: 0,
    });
    expect((await fetched(photo.url)).bytes.equals(bytes)).toBe(true);
    expect(await sharp((await fetched(photo.preview_url)).bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 480,
    });
    expect(names(await chief.must(albumPhotos.list, { params: { section: id } }))).toEqual([
      'second.jpg',
      'first.jpg',
    ]);
    const { data } = await chief.must(sections.one, { params: { id } });
    expect(data).toMatchObject({ photos_count: 2, processed_count: 0, cover: photo.preview_url });
    expect((await chief.must(sections.list)).data[0]).toMatchObject({
      photos_count: 2,
      cover: photo.preview_url,
    });
  });

  test('are cut to their picture if the file continues after it', async () => {
    const { id } = await add('Showroom');
    const bytes = await picture();
    const polyglot = new Uint8Array(
      Buffer.concat([bytes, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]),
    );
    const photo = await upload(id, 'polyglot.jpg', polyglot);
    expect(photo.bytes).toBe(bytes.length);
    expect((await fetched(photo.url)).bytes.equals(bytes)).toBe(true);
  });

  test('an unusable image is refused, and nothing is stored', async () => {
    const { id } = await add('Showroom');
    const before = await storedKeys(testServer);
    for (const [name, { bytes, says }] of Object.entries(await badFiles(PHOTO_LIMIT_MB))) {
      const answer = await photographer.call(adminAlbumPhotos.upload, {
        fields: { sectionID: id },
        files: { photo: { name, bytes } },
      });
      expect([413, 422], name).toContain(answer.status);
      expect(answer.failure.errors?.photo?.join(' '), name).toMatch(says);
    }
    const nothing = await photographer.call(adminAlbumPhotos.upload, { fields: { sectionID: id } });
    expect(nothing.failure.errors).toHaveProperty('photo');
    const nowhere = await photographer.call(adminAlbumPhotos.upload, {
      fields: { sectionID: 999_999 },
      files: { photo: { name: 'a.jpg', bytes: await picture() } },
    });
    expect(nowhere.status).toBe(404);
    // Deleted files of earlier tests may still be there.
    const added = (await storedKeys(testServer)).filter((key) => !before.includes(key));
    expect(added).toEqual([]);
  });

  test('are marked as processed and unmarked, and filtered by that and by name', async () => {
    const { id } = await add('Showroom');
    const [b, a] = [await upload(id, 'B.jpg'), await upload(id, 'a.jpg')];
    const list = async (query: Record<string, string | number>) =>
      names(await photographer.must(adminAlbumPhotos.list, { params: { section: id }, query }));
    await photographer.must(adminAlbumPhotos.markProcessed, {
      body: { sectionID: id, photos: [b.id, b.id] },
    });
    expect(await list({ processed: 1 })).toEqual(['B.jpg']);
    expect(await list({ processed: 0 })).toEqual(['a.jpg']);
    expect((await chief.must(sections.one, { params: { id } })).data.processed_count).toBe(1);
    await photographer.must(adminAlbumPhotos.markProcessed, {
      body: { sectionID: id, photos: [a.id, b.id], processed: 0 },
    });
    expect(await list({ processed: 1 })).toEqual([]);
    expect(await list({ sort: 'name' })).toEqual(['a.jpg', 'B.jpg']);
    expect(await list({ q: 'B.' })).toEqual(['B.jpg']);
  });

  test('of another album cannot be changed through this one: all or none', async () => {
    const [one, other] = [await add('One'), await add('Other')];
    const [own, foreign] = [await upload(one.id), await upload(other.id)];
    const body = { sectionID: one.id, photos: [own.id, foreign.id] };
    for (const call of [
      adminAlbumPhotos.markProcessed,
      adminAlbumPhotos.download,
      adminAlbumPhotos.remove,
    ]) {
      expect((await photographer.call(call, { body })).status).toBe(404);
    }
    for (const { id } of [one, other]) {
      const { data } = await photographer.must(adminSections.one, { params: { id } });
      expect(data).toMatchObject({ photos_count: 1, processed_count: 0 });
    }
    expect(
      (
        await photographer.call(adminAlbumPhotos.remove, {
          body: { sectionID: one.id, photos: [] },
        })
      ).status,
    ).toBe(422);
  });

  test('are deleted with their files', async () => {
    const { id } = await add('Showroom');
    const [gone, stays] = [await upload(id), await upload(id)];
    await photographer.must(adminAlbumPhotos.remove, {
      body: { sectionID: id, photos: [gone.id] },
    });
    await until(
      () => storedKeys(testServer),
      (keys) => ![gone.url, gone.preview_url].some((url) => keys.includes(keyOf(url))),
    );
    expect((await fetched(stays.url)).status).toBe(200);
    expect(
      (await photographer.must(adminAlbumPhotos.list, { params: { section: id } })).data.map(
        (photo) => photo.id,
      ),
    ).toEqual([stays.id]);
  });

  test('are read in pages, so that thousands cost no more than a few, and can be changed all at once', async () => {
    const { id } = await add('Many');
    await testServer.db.systemQuery(
      `insert into album_photos (section_id, company_id, name, key, preview_key, bytes, width, height)
       select $1, $2, 'p' || lpad(n::text, 4, '0'), 'album-many-' || n, 'preview-many-' || n, 1, 1, 1 from generate_series(1, 2500) as n`,
      [id, testServer.testData.companies.nord],
    );
    const read = async (query: Record<string, string | number>) =>
      photographer.must(adminAlbumPhotos.list, {
        params: { section: id },
        query: { sort: 'name', ...query },
      });
    expect(names(await read({ page: 25 })).at(-1)).toBe('p2500');
    expect((await photographer.must(adminSections.one, { params: { id } })).data.photos_count).toBe(
      2500,
    );

    // taken at the same moment: each is on exactly one page, for every page size
    const idsOf = async (page: number, per_page: number) =>
      (await read({ sort: 'created_at', page, per_page })).data.map((photo) => photo.id);
    const all = (await Promise.all([1, 2, 3].map((page) => idsOf(page, 1000)))).flat();
    expect(new Set(all).size).toBe(2500);
    expect(await idsOf(13, 100)).toEqual(all.slice(1200, 1300));

    // and all of them can be changed at once
    await photographer.must(adminAlbumPhotos.markProcessed, {
      body: { sectionID: id, photos: all },
    });
    expect(
      (await photographer.must(adminSections.one, { params: { id } })).data.processed_count,
    ).toBe(2500);
    await photographer.must(adminAlbumPhotos.remove, { body: { sectionID: id, photos: all } });
    expect((await photographer.must(adminSections.one, { params: { id } })).data.photos_count).toBe(
      0,
    );
  });
});

describe('downloading photos', () => {
  test('one is unchanged, with its own name', async () => {
    const { id } = await add('Showroom');
    const bytes = await picture();
    const photo = await upload(id, 'front “left”.jpeg', bytes);
    const { link } = await chief.must(albumPhotos.download, {
      body: { sectionID: id, photos: [photo.id] },
    });
    const file = await fetched(link);
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(namedIn(file.headers)).toBe('front “left”.jpg');
  });

  test('several are in a ZIP, each with a unique name', async () => {
    const { id } = await add('Show/room');
    const photos = [
      await upload(id, 'DSC_1.jpg'),
      await upload(id, 'DSC_1.JPG'),
      await upload(id, '../DSC_2.jpg'),
    ];
    const { link } = await photographer.must(adminAlbumPhotos.download, {
      body: { sectionID: id, photos: photos.map((photo) => photo.id) },
    });
    const file = await fetched(link);
    expect(namedIn(file.headers)).toBe('Show room.zip');
    expect(readZip(file.bytes).map(({ name }) => name)).toEqual([
      'DSC_1.jpg',
      'DSC_1 (2).jpg',
      'DSC_2.jpg',
    ]);
  });

  test('a whole album has the albums in it as separate folders', async () => {
    const outer = await add('Outer');
    const twins = [
      await add('In/ner', { parent_id: outer.id }),
      await add('In/ner', { parent_id: outer.id }),
    ];
    const bytes = await picture();
    await upload(outer.id, 'a.jpg');
    for (const { id } of twins) await upload(id, 'a.jpg', bytes);
    const { link } = await chief.must(albumPhotos.download, { body: { sectionID: outer.id } });
    const zipped = readZip((await fetched(link)).bytes);
    expect(zipped.map(({ name }) => name)).toEqual([
      'a.jpg',
      'In ner/a.jpg',
      `In ner ${twins[1]?.id}/a.jpg`,
    ]);
    expect(Buffer.from(zipped[1]?.bytes ?? []).equals(bytes)).toBe(true);
  });

  test('from albums named like a parent folder or a Windows device are in a ZIP that opens', async () => {
    const outer = await add('..');
    const up = await add('..', { parent_id: outer.id });
    const device = await add('CON', { parent_id: outer.id });
    for (const { id } of [outer, up, device]) await upload(id, 'CON.jpg');
    const { link } = await chief.must(albumPhotos.download, { body: { sectionID: outer.id } });
    const file = await fetched(link);
    expect([file.status, namedIn(file.headers)]).toEqual([200, `${outer.id}.zip`]);
    expect(readZip(file.bytes).map(({ name }) => name)).toEqual([
      '_CON.jpg',
      'album/_CON.jpg',
      '_CON/_CON.jpg',
    ]);
  });

  test('of an empty album is refused with a message', async () => {
    const { id } = await add('Empty');
    const answer = await chief.call(albumPhotos.download, { body: { sectionID: id } });
    expect([answer.status, answer.failure.message]).toEqual([422, 'No files to download']);
  });
});

describe('row-level security of albums', () => {
  const inScope = <T>(
    scope: Parameters<TestServer['db']['as']>[0],
    statement: string,
    ...values: unknown[]
  ) => testServer.db.as(scope, async (tx) => (await rawQuery(tx, statement, values)).rows as T[]);

  test('the operator’s photo manager sees all companies’ albums, and nothing else of them', async () => {
    const { sued } = testServer.testData.companies;
    await add('Of Sued', { company_id: sued }, operator);
    const scope = { companyIds: [], keepsAlbums: 'every' } as const;
    expect(await inScope(scope, 'select company_id from album_sections')).toEqual([
      { company_id: sued },
    ]);
    expect(await inScope(scope, 'select id from companies')).toEqual([]);
    expect(await inScope(scope, 'select id from users')).toEqual([]);
    expect(await inScope(scope, 'select id from datasets')).toEqual([]);
  });

  test('a company’s users cannot change any album, not even their own', async () => {
    const { nord } = testServer.testData.companies;
    const { id } = await add('Own');
    await upload(id);
    const scope = { companyIds: [nord] };
    expect(await inScope(scope, `update album_sections set name = 'x' returning id`)).toEqual([]);
    expect(await inScope(scope, 'delete from album_photos returning id')).toEqual([]);
    await expect(
      inScope(scope, `insert into album_sections (company_id, name) values ($1, 'x')`, nord),
    ).rejects.toThrow(/row-level security/);
  });
});
