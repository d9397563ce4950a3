import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instructions } from '../../../contract/help/calls.ts';
import type { InstructionCreate } from '../../../contract/help/instruction.ts';
import { rawQuery } from '../../../server/db/rawQuery.ts';
import type { Client } from '../setup/client.ts';
import { jobsDone } from '../setup/jobs.ts';
import { picture } from '../setup/pictures.ts';
import { storedKeys } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let operator: Client;
let employee: Client;
beforeAll(async () => {
  testServer = await openTestServer();
  [operator, employee] = [await testServer.as('operator'), await testServer.as('employee')];
});
afterAll(() => testServer.close());
beforeEach(() => testServer.db.systemQuery('delete from instructions'));

const write = async (article: InstructionCreate) =>
  (await operator.must(instructions.create, { body: article })).data;
const list = async (client: Client, query: Record<string, string | number> = {}, locale = 'en') =>
  (
    await client.must(instructions.list, { query, headers: { 'accept-language': locale } })
  ).data.map(({ title }) => title);

describe('a reader', () => {
  test('finds only the published articles, in their order', async () => {
    await write({ title_en: 'Second', position: 2, published: 1 });
    await write({ title_en: 'First', position: 1, published: 1 });
    const { id } = await write({ title_en: 'Draft', position: 0 });
    expect(await list(employee)).toEqual(['First', 'Second']);
    expect(await list(employee, { published: 0 })).toEqual(['First', 'Second']);
    expect((await employee.call(instructions.one, { params: { id } })).status).toBe(404);
    expect(await list(operator)).toEqual(['Draft', 'First', 'Second']);
    expect(await list(operator, { published: 0 })).toEqual(['Draft']);
    await operator.must(instructions.save, { params: { id }, body: { published: 1 } });
    expect(await list(employee)).toEqual(['Draft', 'First', 'Second']);
  });

  test('reads their language, and English if there is no translation', async () => {
    const both = await write({
      title_en: 'Views',
      body_en: '<p>Walk round</p>',
      title_de: 'Ansichten',
      body_de: '<p>Gehen Sie herum</p>',
      published: 1,
    });
    const half = await write({
      title_en: 'Light',
      body_en: '<p>Noon</p>',
      title_de: 'Licht',
      position: 1,
      published: 1,
    });
    const read = async (id: number, locale: string) => {
      const { data } = await employee.must(instructions.one, {
        params: { id },
        headers: { 'accept-language': locale },
      });
      return [data.title, data.body];
    };
    expect(await read(both.id, 'de')).toEqual(['Ansichten', '<p>Gehen Sie herum</p>']);
    expect(await read(both.id, 'en')).toEqual(['Views', '<p>Walk round</p>']);
    expect(await read(half.id, 'de')).toEqual(['Licht', '<p>Noon</p>']);
    await write({ title_en: 'Only English', position: 2, published: 1 });
    expect(await list(employee, {}, 'de')).toEqual(['Ansichten', 'Licht', 'Only English']);
    expect(await list(employee, {}, 'en')).toEqual(['Views', 'Light', 'Only English']);
  });

  test('searches titles and texts of both languages, but not their tags', async () => {
    await write({ title_en: 'Views', body_en: '<p>Walk round the car</p>', published: 1 });
    await write({
      title_en: 'Light',
      title_de: 'Sonnenlicht',
      body_de: '<p>Mittags</p>',
      position: 1,
      published: 1,
    });
    expect(await list(employee, { q: 'WALK' })).toEqual(['Views']);
    expect(await list(employee, { q: 'sonnen' })).toEqual(['Light']);
    expect(await list(employee, { q: 'mittag' })).toEqual(['Light']);
    expect(await list(employee, { q: '<p>' })).toEqual([]);
  });

  test('sees the text around the words found, as plain text, in their language before the other', async () => {
    const long = `${'far away '.repeat(20)}R&amp;D &lt;b&gt; here ${'behind '.repeat(40)}`;
    await write({
      title_en: 'Views',
      body_en: `<p>${long}</p>`,
      body_de: '<p>Im <strong>R&amp;D</strong>-Labor</p>',
      published: 1,
    });
    const excerpt = async (q: string, locale: string) =>
      (
        await employee.must(instructions.list, {
          query: { q },
          headers: { 'accept-language': locale },
        })
      ).data[0]?.excerpt;
    expect(await excerpt('r&d', 'en')).toMatch(/^… .*far away R&D <b> here behind .* …$/);
    expect(await excerpt('r&d', 'de')).toBe('Im R&D -Labor');
    expect(await excerpt('labor', 'en')).toBe('Im R&D -Labor');
    expect(await excerpt('Views', 'en')).toBeNull();
    expect((await employee.must(instructions.list)).data[0]?.excerpt).toBeNull();
  });
});

describe('the operator', () => {
  test('writes, changes and deletes an article', async () => {
    const { id, version } = await write({ title_en: 'Views' });
    const changed = {
      title_en: 'Angles',
      body_en: '<h2>All of them</h2>',
      title_de: 'Ansichten',
      position: 7,
      published: 1,
    } as const;
    const saved = (
      await operator.must(instructions.save, { params: { id }, body: { ...changed, version } })
    ).data;
    expect(saved).toMatchObject({ ...changed, version: 2 });
    expect((await operator.must(instructions.one, { params: { id } })).data).toEqual(saved);
    expect(
      (
        await operator.call(instructions.save, {
          params: { id },
          body: { title_en: 'Late', version },
        })
      ).status,
    ).toBe(409);
    await operator.must(instructions.remove, { params: { id } });
    for (const call of [instructions.one, instructions.save, instructions.remove]) {
      expect(
        (
          await operator.call(call, {
            params: { id },
            ...(call === instructions.save && { body: {} }),
          })
        ).status,
      ).toBe(404);
    }
  });

  test('changes the order of articles without making other users’ saves outdated', async () => {
    const [a, b, c] = [
      await write({ title_en: 'A' }),
      await write({ title_en: 'B' }),
      await write({ title_en: 'C' }),
    ];
    expect(await list(operator)).toEqual(['A', 'B', 'C']);
    await operator.must(instructions.order, { body: { ids: [c.id, a.id] } });
    expect(await list(operator)).toEqual(['C', 'A', 'B']);
    const { data } = await operator.must(instructions.save, {
      params: { id: a.id },
      body: { title_en: 'A!', version: a.version },
    });
    expect(data.version).toBe(2);
    await write({ title_en: 'D' });
    expect(await list(operator)).toEqual(['C', 'A!', 'B', 'D']);
    await operator.must(instructions.remove, { params: { id: c.id } });
    await operator.must(instructions.order, { body: { ids: [b.id, c.id, a.id] } }); // another operator has deleted C meanwhile
    expect(await list(operator)).toEqual(['B', 'A!', 'D']);
  });

  test('shows an article’s pictures from our own addresses, and deletes them with the article', async () => {
    const upload = async () =>
      (
        await operator.must(instructions.uploadPicture, {
          fields: {},
          files: { picture: { name: 'x.jpg', bytes: await picture() } },
        })
      ).data.url;
    const [kept, dropped] = [await upload(), await upload()];
    const keyOf = (url: string) => url.replace(/^.*\/(help-[^?]+).*$/, '$1');
    const shown = (url: string) =>
      `<img src="${url.replaceAll('&', '&amp;')}" alt="A &lt;car&gt;" />`;
    const { id, body_en, version } = await write({
      title_en: 'Pictures',
      body_en: `<p>${shown(kept)}${shown(dropped)}<img src="https://elsewhere.test/x.png" alt="x"><img src="data:image/png;base64,AA"></p>`,
      body_de: `<p>${shown(keyOf(kept))}</p>`,
      published: 1,
    });
    expect(body_en).toBe(`<p>${shown(kept)}${shown(dropped)}</p>`);
    expect((await fetch(testServer.baseUrl + kept)).headers.get('content-type')).toBe('image/webp');
    expect(
      (
        await employee.must(instructions.one, {
          params: { id },
          headers: { 'accept-language': 'de' },
        })
      ).data.body,
    ).toBe(`<p>${shown(kept)}</p>`);
    expect(
      (await testServer.db.systemQuery('select body_en, pictures from instructions')).rows,
    ).toEqual([
      {
        body_en: expect.not.stringContaining('signature'),
        pictures: [keyOf(kept), keyOf(dropped)],
      },
    ]);

    await operator.must(instructions.save, {
      params: { id },
      body: { body_en: `<p>${shown(kept)}</p>`, version },
    });
    const stored = async () => {
      await jobsDone(testServer, 'remove-files');
      return (await storedKeys(testServer)).filter((key) => key.startsWith('help-'));
    };
    expect(await stored()).toEqual([keyOf(kept)]);
    await operator.must(instructions.save, { params: { id }, body: { body_en: '' } });
    expect(await stored()).toEqual([keyOf(kept)]);
    await operator.must(instructions.remove, { params: { id } });
    expect(await stored()).toEqual([]);
  });

  test('cannot make another file accessible by naming it in an article', async () => {
    for (const key of [
      'original-0f0e0d0c-0b0a-4900-8807-060504030201.jpg',
      'feedback-0f0e0d0c-0b0a-4900-8807-060504030201.bin',
      '../help-x.webp',
    ]) {
      const { body_en } = await write({
        title_en: 'Theft',
        body_en: `<p>a<img src="/api/files/${key}"><img src="${key}"></p>`,
      });
      expect(body_en).toBe('<p>a</p>');
    }
  });

  test('loses a picture that no article shows after a day, not before', async () => {
    const before = await storedKeys(testServer);
    await operator.must(instructions.uploadPicture, {
      fields: {},
      files: { picture: { name: 'x.jpg', bytes: await picture() } },
    });
    const { rows } = await testServer.db.systemQuery(
      `select extract(epoch from start_after - now()) / 3600 as hours from jobs.job where name = 'remove-files' order by created_on desc limit 1`,
    );
    expect(Number(rows[0]?.hours)).toBeCloseTo(24, 0);
    await testServer.db.systemQuery(
      `update jobs.job set start_after = now() where name = 'remove-files' and state = 'created'`,
    );
    await jobsDone(testServer, 'remove-files');
    expect(await storedKeys(testServer)).toEqual(before);
    const none = {
      picture: { name: 'x.jpg', bytes: new TextEncoder().encode('<svg onload=alert(1)>') },
    };
    expect(
      (await operator.call(instructions.uploadPicture, { fields: {}, files: none })).failure.errors,
    ).toHaveProperty('picture');
  });

  test('cannot store content that runs in a reader’s browser', async () => {
    const evil =
      '<p>Hi<script>alert(1)</script><a href="data:text/html,x" onmouseover="x()">there</a></p><img src=x onerror=alert(1)>';
    const { id, body_en } = await write({ title_en: 'Evil', body_en: evil, body_de: evil });
    const clean = '<p>Hi<a rel="noopener noreferrer" target="_blank">there</a></p>';
    expect(body_en).toBe(clean);
    const saved = (
      await operator.must(instructions.save, {
        params: { id },
        body: { body_de: evil, body_en: evil },
      })
    ).data;
    expect([saved.body_en, saved.body_de]).toEqual([clean, clean]);
  });

  test.each([
    ['nothing', {}, 'title_en'],
    ['no title', { title_en: '' }, 'title_en'],
    ['a title of 201 characters', { title_en: 'x'.repeat(201) }, 'title_en'],
    ['HTML in the title', { title_en: '<i>x</i>' }, 'title_en'],
    ['a line break in the German title', { title_en: 'ok', title_de: 'a\nb' }, 'title_de'],
    ['a text of 200,001 characters', { title_en: 'ok', body_en: 'x'.repeat(200_001) }, 'body_en'],
    ['a position before the first', { title_en: 'ok', position: -1 }, 'position'],
    ['true instead of 1', { title_en: 'ok', published: true }, 'published'],
    ['an unsupported language', { title_en: 'ok', title_pt: 'x' }, 'title_pt'],
  ])('%s is refused at its field', async (_, body, field) => {
    const answer = await operator.call(instructions.create, { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {})).toEqual([field]);
  });
});

test('the database itself hides drafts of articles and offers from companies, even if a service forgets to', async () => {
  await write({ title_en: 'Draft' });
  await write({ title_en: 'Out', published: 1 });
  await testServer.db.systemQuery(
    `insert into special_offers (title, active) values ('Draft', false), ('Out', true)`,
  );
  await testServer.db.as({ companyIds: [testServer.testData.companies.nord] }, async (tx) => {
    expect((await rawQuery(tx, 'select title_en from instructions')).rows).toEqual([
      { title_en: 'Out' },
    ]);
    expect((await rawQuery(tx, 'select title from special_offers')).rows).toEqual([
      { title: 'Out' },
    ]);
    expect(
      (await rawQuery(tx, `update instructions set title_en = 'Taken' returning id`)).rows,
    ).toEqual([]);
  });
});
