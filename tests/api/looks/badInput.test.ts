import type { Call } from '@turntable/declare/contract/call.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import {
  adminCompanyBackgrounds,
  adminCompanyBanners,
  adminCompanyLogos,
  companyBackgrounds,
  companyBanners,
  companyLogos,
} from '../../../contract/looks/pictureCalls.ts';
import { adminCompanyPlates, companyPlates } from '../../../contract/looks/plateCalls.ts';
import {
  adminCompanyRoomComponents,
  companyRoomComponents,
} from '../../../contract/rooms/componentCalls.ts';
import { adminCompanyAngles, companyAngles } from '../../../contract/views/calls.ts';
import type { Client } from '../setup/client.ts';
import { jobsDone } from '../setup/jobs.ts';
import { picture } from '../setup/pictures.ts';
import { storedKeys, unreferencedFiles } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Invalid pictures of a look, sent to every call that takes one, by a company's manager and by the operator for it.

type Bytes = Uint8Array<ArrayBuffer>;
interface Wrong {
  title: string;
  name: string;
  bytes: Bytes;
  says: RegExp;
}

let testServer: TestServer;
let wrongs: Wrong[];
const senders: Partial<Record<'chief' | 'operator', Client>> = {};
beforeAll(async () => {
  testServer = await openTestServer();
  senders.chief = await testServer.as('chief');
  senders.operator = await testServer.as('operator');
  wrongs = [
    {
      title: 'a picture of 100 megapixels',
      name: 'huge.png',
      bytes: await hundredMegapixels(),
      says: /40 megapixels/,
    },
    { title: 'an SVG with a script', name: 'logo.svg', bytes: SVG, says: /PNG, JPEG or WebP/ },
    { title: 'the same named .png', name: 'logo.png', bytes: SVG, says: /PNG, JPEG or WebP/ },
    {
      title: 'an animated picture',
      name: 'moving.webp',
      bytes: await animated(),
      says: /[Aa]nimated/,
    },
    {
      title: 'a text named .png',
      name: 'letter.png',
      bytes: utf8('Dear Sir or Madam, '.repeat(40)),
      says: /not an image/,
    },
  ];
});
afterAll(() => testServer.close());

const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));
const SVG = utf8(
  '<svg xmlns="http://www.w3.org/2000/svg" width="520" height="110"><script>alert(1)</script></svg>',
);

const hundredMegapixels = async (): Promise<Bytes> =>
  new Uint8Array(
    await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  );

async function animated(): Promise<Bytes> {
  const frames = await sharp(await picture(40, 80))
    .raw()
    .toBuffer();
  const raw = { width: 40, height: 80, channels: 3, pageHeight: 40 } as const;
  return new Uint8Array(
    await sharp(frames, { raw })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  );
}

/** The calls that take pictures of looks: the manager's, the operator's, and the fields sent with the picture. */
const TAKERS: Record<
  string,
  { chief: Call; operator: Call; fields: Record<string, string>; table: string }
> = {
  background: {
    chief: companyBackgrounds.create,
    operator: adminCompanyBackgrounds.create,
    fields: {},
    table: 'backgrounds',
  },
  logo: {
    chief: companyLogos.create,
    operator: adminCompanyLogos.create,
    fields: {},
    table: 'logos',
  },
  banner: {
    chief: companyBanners.create,
    operator: adminCompanyBanners.create,
    fields: {},
    table: 'banners',
  },
  plate: {
    chief: companyPlates.create,
    operator: adminCompanyPlates.create,
    fields: { country: 'DE' },
    table: 'licence_plates',
  },
  wall: {
    chief: companyRoomComponents.createWall,
    operator: adminCompanyRoomComponents.createWall,
    fields: { name: 'Wand' },
    table: 'room_components',
  },
};
const CASES = Object.entries(TAKERS).flatMap(([kind, taker]) =>
  (['chief', 'operator'] as const).map((who) => ({ kind, who, ...taker })),
);

const rowsIn = async (table: string) =>
  Number(
    (await testServer.db.systemQuery(`select count(*) as count from ${table}`)).rows[0]?.count,
  );
const sender = (who: 'chief' | 'operator'): Client => {
  const client = senders[who];
  if (!client) throw new Error('nobody is signed in');
  return client;
};

describe.each(CASES)('a $kind that the $who sends', ({ kind, who, fields, table, ...calls }) => {
  const add = (name: string, bytes: Bytes) =>
    sender(who).call(calls[who], {
      params: who === 'operator' ? { company: testServer.testData.companies.nord } : {},
      fields: { name: 'Neu', ...fields },
      files: { [fieldOf(kind)]: { name, bytes } },
    });
  const refused = async (name: string, bytes: Bytes, says: RegExp, where: string) => {
    const before = [(await storedKeys(testServer)).length, await rowsIn(table)];
    const answer = await add(name, bytes);
    expect([413, 422], where).toContain(answer.status);
    expect(Object.keys(answer.failure.errors ?? {}), where).toEqual([fieldOf(kind)]);
    expect(answer.failure.errors?.[fieldOf(kind)]?.join(' '), where).toMatch(says);
    expect([(await storedKeys(testServer)).length, await rowsIn(table)], where).toEqual(before);
  };

  test('is refused at its field if it cannot be one, and nothing is stored', {
    timeout: 60_000,
  }, async () => {
    for (const { title, name, bytes, says } of wrongs) await refused(name, bytes, says, title);
    if (kind === 'plate')
      await refused('square.png', await picture(600, 600), /proportions/, 'wrong proportions');
  });

  test('is accepted if it can be one', async () => {
    const { status, text } = await add(
      'right.jpg',
      kind === 'plate' ? await picture(1040, 220) : await picture(800, 600),
    );
    expect(status, text).toBe(200);
  });
});

/** Walls come with a picture per view. */
const fieldOf = (kind: string): string =>
  kind === 'wall' ? `image[angle_${testServer.testData.views[0]}]` : 'image';

test('no unused file is left', async () => {
  await jobsDone(testServer, 'remove-files');
  expect(await unreferencedFiles(testServer)).toEqual([]);
});

describe('if two users change the same at once, the second gets a conflict, and the first change stays', () => {
  test('the settings of a company', async () => {
    const { settings } = (await sender('chief').must(session.me)).account;
    const params = { id: testServer.testData.companies.nord };
    const { version } = (await sender('operator').must(adminCompanies.one, { params })).data;
    expect(settings?.version).toBe(version);
    expect(
      (
        await sender('chief').call(account.saveCompanyProfile, {
          body: { default_crop: '1:1', version },
        })
      ).status,
    ).toBe(200);
    const late = await sender('operator').call(adminCompanies.save, {
      params,
      body: { default_crop: '3:2', polishing: 1, version },
    });
    expect(late.status).toBe(409);
    expect(late.failure.message).toMatch(/changed this in the meantime/);
    expect((await sender('operator').must(adminCompanies.one, { params })).data).toMatchObject({
      default_crop: '1:1',
      polishing: 0,
    });
    const again = await sender('chief').call(account.saveCompanyProfile, {
      body: { default_crop: '16:9', version },
    });
    expect(again.status).toBe(409);
  });

  test('the comment on a view', async () => {
    const [id = 0] = testServer.testData.views;
    const params = { company: testServer.testData.companies.nord, id };
    const { version } = (await sender('chief').must(companyAngles.list)).data.find(
      (view) => view.id === id,
    ) ?? { version: 0 };
    const both = await Promise.all([
      sender('chief').call(companyAngles.save, {
        params: { id },
        body: { comment: 'Erster', version },
      }),
      sender('operator').call(adminCompanyAngles.save, {
        params,
        body: { comment: 'Zweiter', version },
      }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner] = both.filter(({ status }) => status === 200);
    const { comment } =
      (await sender('chief').must(companyAngles.list)).data.find((view) => view.id === id) ?? {};
    expect(comment).toBe(winner?.ok.data.comment);
  });
});
