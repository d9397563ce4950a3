import { basename } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';
import { specialOffers } from '../../../contract/offers/calls.ts';
import { badFiles } from '../setup/badFiles.ts';
import type { Client } from '../setup/client.ts';
import { until } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { storedKeys } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let operator: Client;
let chief: Client;
let employee: Client;
beforeAll(async () => {
  testServer = await openTestServer();
  [operator, chief, employee] = [
    await testServer.as('operator'),
    await testServer.as('chief'),
    await testServer.as('employee'),
  ];
});
afterAll(() => testServer.close());
beforeEach(async () => {
  await testServer.db.systemQuery('delete from special_offers');
  await enableOffers(1);
});

const enableOffers = (flag: 0 | 1) =>
  testServer.db.systemQuery('update companies set are_offers_enabled = $1 where id = $2', [
    flag,
    testServer.testData.companies.nord,
  ]);
const image = async (bytes?: Uint8Array<ArrayBuffer>) => ({
  image: { name: 'offer.jpg', bytes: bytes ?? (await picture(2400, 900)) },
});
const write = async (title: string, fields: Record<string, string> = {}) =>
  (await operator.must(adminSpecialOffers.create, { fields: { title, ...fields } })).data;
const save = (id: number, body: Record<string, unknown>) =>
  operator.call(adminSpecialOffers.save, { params: { id }, body });
const publish = async (title: string) =>
  (await save((await write(title)).id, { active: true })).ok.data;
const keyOf = (url: string | null) => basename(new URL(url ?? '', testServer.baseUrl).pathname);
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);

describe('an offer is created in two steps', () => {
  test('first with its texts and its picture, then it is activated', async () => {
    const fields = {
      title: 'Winter wheels',
      description: '<p>Now <strong>20 %</strong> off</p>',
      link: 'https://wheels.test/winter',
    };
    const { id, data } = await operator.must(adminSpecialOffers.create, {
      fields,
      files: await image(),
    });
    expect(data).toMatchObject({ id, ...fields, active: false, read: false, version: 1 });
    expect((await chief.must(specialOffers.list)).data).toEqual([]);

    const saved = (await save(id, { ...fields, active: true })).ok.data;
    expect(saved).toMatchObject({ ...fields, active: true, version: 2, image: data.image });
    expect((await chief.must(specialOffers.list)).data).toEqual([saved]);
    expect((await operator.must(adminSpecialOffers.one, { params: { id } })).data).toEqual(saved);
  });

  test('also without a picture, which can be added later, and replaced; the old file is deleted', async () => {
    const { id } = await write('Polish');
    const first = (
      await operator.must(adminSpecialOffers.saveImage, { params: { id }, files: await image() })
    ).data;
    const second = (
      await operator.must(adminSpecialOffers.saveImage, { params: { id }, files: await image() })
    ).data;
    expect(second.image).not.toBe(first.image);
    expect((await fetch(testServer.baseUrl + second.image)).status).toBe(200);
    const gone = (url: string | null) =>
      until(
        () => storedKeys(testServer),
        (keys) => !keys.includes(keyOf(url)),
      );
    await gone(first.image);
    expect(await storedKeys(testServer)).toContain(keyOf(second.image));
    await operator.must(adminSpecialOffers.remove, { params: { id } });
    await gone(second.image);
  });

  test('the picture is re-encoded for the screen, upright and without the camera’s data', async () => {
    const turned = await sharp(await picture(900, 2400))
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await operator.must(adminSpecialOffers.create, {
      fields: { title: 'Turned' },
      files: await image(new Uint8Array(turned)),
    });
    const response = await fetch(testServer.baseUrl + data.image);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 1600,
      height: 600,
      exif: undefined,
      orientation: undefined,
    });
  });
});

describe('the content of an offer', () => {
  test('a description keeps the editor’s formatting, and nothing that runs or loads', async () => {
    const description =
      '<h2>Deal</h2><p onclick="x()">Hi <em>you</em><script>alert(1)</script><img src=x onerror=alert(1)></p>' +
      '<a href="javascript:alert(1)">bad</a><a href="https://good.test/?a=1&amp;b=2">good</a><iframe src="https://evil.test"></iframe>' +
      '<p style="text-align: center; background: url(https://evil.test)">mid</p><svg><script>1</script></svg>';
    const { id } = await write('Rich', { description });
    const { data } = await operator.must(adminSpecialOffers.one, { params: { id } });
    expect(data.description).toBe(
      '<h2>Deal</h2><p>Hi <em>you</em></p><a rel="noopener noreferrer" target="_blank">bad</a>' +
        '<a href="https://good.test/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">good</a><p>mid</p>',
    );
    const saved = (await save(id, { description: '<p>Later<style>p{}</style></p>' })).ok.data;
    expect(saved.description).toBe('<p>Later</p>');
  });

  test('a long description is stored completely', async () => {
    const description = `<p>${'ü'.repeat(49_000)}</p>`;
    expect((await write('Long', { description })).description).toBe(description);
  });

  test.each([
    ['no title', { title: '' }, 'title'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    ['HTML in the title', { title: 'a <b>bold</b> one' }, 'title'],
    ['a line break in the title', { title: 'two\nlines' }, 'title'],
    ['a link that runs', { title: 'ok', link: 'javascript:alert(1)' }, 'link'],
    ['a link to no web page', { title: 'ok', link: 'ftp://files.test' }, 'link'],
    ['half an address', { title: 'ok', link: 'wheels.test' }, 'link'],
    [
      'a description of 50,001 characters',
      { title: 'ok', description: 'x'.repeat(50_001) },
      'description',
    ],
    [
      'a description longer than a form may carry',
      { title: 'ok', description: 'x'.repeat(300_000) },
      'description',
    ],
    ['an unknown field', { title: 'ok', colour: 'red' }, 'colour'],
  ])('%s is refused at its field, and nothing is stored', async (_, fields, field) => {
    const answer = await operator.call(adminSpecialOffers.create, { fields, files: await image() });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {})).toEqual([field]);
    expect((await operator.must(adminSpecialOffers.list)).total).toBe(0);
  });

  test('a title is required, and the file must be a picture', async () => {
    expect(
      (await operator.call(adminSpecialOffers.create, { fields: { link: '' } })).failure.errors,
    ).toHaveProperty('title');
    const before = await storedKeys(testServer);
    const files = await badFiles(40);
    for (const name of [
      'an empty file',
      'an SVG named .jpg',
      'a JPEG cut off in the middle',
      'a PNG of 256 megapixels',
    ]) {
      const { bytes, says } = files[name] ?? { bytes: new Uint8Array(), says: /./ };
      const answer = await operator.call(adminSpecialOffers.create, {
        fields: { title: 'ok' },
        files: await image(bytes),
      });
      expect(answer.status).toBe(422);
      expect(answer.failure.errors?.image?.join(' ')).toMatch(says);
    }
    expect(
      (await operator.call(adminSpecialOffers.saveImage, { params: { id: 1 }, fields: {} })).failure
        .errors,
    ).toHaveProperty('image');
    expect(await storedKeys(testServer)).toEqual(before);
  });

  test('a save over another user’s change is refused', async () => {
    const { id, version } = await write('Race');
    await save(id, { title: 'First', version });
    expect((await save(id, { title: 'Second', version })).status).toBe(409);
    expect((await operator.must(adminSpecialOffers.one, { params: { id } })).data).toMatchObject({
      title: 'First',
      version: 2,
    });
  });
});

describe('a company sees', () => {
  test('active offers, newest first; what one user has read stays unread for others', async () => {
    await publish('Old');
    await write('Draft');
    const { id } = await publish('New');
    expect(titles(await chief.must(specialOffers.list))).toEqual(['New', 'Old']);
    expect((await chief.must(specialOffers.count)).count).toBe(2);

    await chief.must(specialOffers.read, { params: { id } });
    await chief.must(specialOffers.read, { params: { id } });
    expect((await chief.must(specialOffers.count)).count).toBe(1);
    expect(titles(await chief.must(specialOffers.unread))).toEqual(['Old']);
    expect((await chief.must(specialOffers.list)).data.map(({ read }) => read)).toEqual([
      true,
      false,
    ]);
    expect((await chief.must(specialOffers.one, { params: { id } })).data.read).toBe(true);

    expect((await employee.must(specialOffers.count)).count).toBe(2);
    expect(titles(await employee.must(specialOffers.unread))).toEqual(['New', 'Old']);
  });

  test('an offer in the reader’s language; what is not translated is English', async () => {
    const written = {
      title: 'Winter wheels',
      title_de: 'Winterräder',
      description: '<p>Now</p>',
    };
    const { id } = await operator.must(adminSpecialOffers.create, { fields: written });
    await save(id, { active: true });
    const german = { headers: { 'accept-language': 'de' } };
    for (const call of [specialOffers.list, specialOffers.unread]) {
      expect(titles(await chief.must(call, german))).toEqual(['Winterräder']);
      expect(titles(await chief.must(call))).toEqual(['Winter wheels']);
    }
    const inGerman = await chief.must(specialOffers.one, { params: { id }, ...german });
    expect(inGerman.data).toMatchObject({ title: 'Winterräder', description: '<p>Now</p>' });

    await save(id, { title_de: '', description_de: '<p>Jetzt<script>x</script></p>' });
    const { data } = await chief.must(specialOffers.one, { params: { id }, ...german });
    expect(data).toMatchObject({ title: 'Winter wheels', description: '<p>Jetzt</p>' });
    const [listed] = (await chief.must(specialOffers.list, german)).data;
    expect(listed).toEqual(data);
    const own = await operator.must(adminSpecialOffers.one, { params: { id }, ...german });
    expect(own.data).toMatchObject({
      ...written,
      title_de: '',
      description_de: '<p>Jetzt</p>',
    });
  });

  test('no offer that was switched off, without delay', async () => {
    const { id } = await publish('Short');
    expect((await chief.must(specialOffers.list)).total).toBe(1);
    await save(id, { active: false });
    expect((await chief.must(specialOffers.list)).total).toBe(0);
    expect((await chief.call(specialOffers.one, { params: { id } })).status).toBe(404);
    expect((await chief.call(specialOffers.read, { params: { id } })).status).toBe(404);
  });

  test('no offers unless they are enabled for it', async () => {
    const { id } = await publish('Not for you');
    expect((await chief.must(specialOffers.list)).total).toBe(1);
    await enableOffers(0);
    expect((await chief.must(specialOffers.list)).data).toEqual([]);
    expect((await chief.must(specialOffers.unread)).data).toEqual([]);
    expect((await chief.must(specialOffers.count)).count).toBe(0);
    for (const call of [specialOffers.one, specialOffers.read])
      expect((await chief.call(call, { params: { id } })).status).toBe(404);
  });
});

test('the operator finds offers by title and by whether they are active', async () => {
  await publish('Winter wheels');
  await write('Summer wheels', { title_de: 'Sommerräder' });
  await write('Polish');
  const list = async (query: Record<string, string | number>) =>
    titles(await operator.must(adminSpecialOffers.list, { query }));
  expect(await list({ sort: 'title' })).toEqual(['Polish', 'Summer wheels', 'Winter wheels']);
  expect(await list({ q: 'WHEELS', sort: 'title', order: 'DESC' })).toEqual([
    'Winter wheels',
    'Summer wheels',
  ]);
  expect(await list({ q: 'sommerr' })).toEqual(['Summer wheels']);
  expect(await list({ active: 1 })).toEqual(['Winter wheels']);
  expect(await list({ active: 0 })).toEqual(['Polish', 'Summer wheels']);
  for (const call of [adminSpecialOffers.one, adminSpecialOffers.remove]) {
    expect((await operator.call(call, { params: { id: 999_999 } })).status).toBe(404);
  }
  expect((await save(999_999, { title: 'x' })).status).toBe(404);
});
