import { expect } from 'vitest';
import type { PictureKind } from '../../../../../contract/looks/callsOfKind.ts';
import type { companyBanners as calls } from '../../../../../contract/looks/pictureCalls.ts';
import type { BannerRow } from '../../../../../contract/looks/pictureRows.ts';
import { picture } from '../../../setup/pictures.ts';
import type { GroupRows, Row, Success } from '../../row.ts';

const TABLES: Record<PictureKind, string> = {
  background: 'backgrounds',
  logo: 'logos',
  banner: 'banners',
  plate: 'licence_plates',
};

/** Returns the picture's row in the database, with whether the company's look uses it. */
const pictureNow = async (kind: PictureKind, { testServer, target }: Success) => {
  const { rows } = await testServer.db.systemQuery(
    `select name, exists (select 1 from companies where ${kind === 'plate' ? 'licence_plate' : kind}_id = page.id) as chosen
     from ${TABLES[kind]} as page where id = $1`,
    [target[kind]],
  );
  return rows[0];
};

const idsOf = (answer: Success['answer']) =>
  (answer.ok as { data: { id: number }[] }).data.map(({ id }) => id);

const list = (kind: PictureKind): Row => ({
  names: 'writing',
  callInput: () => ({ query: { sort: 'created_at', q: 'beute' } }),
  // The operator has no company: under the plain prefix they see the pictures for all companies.
  proves: ({ target, answer, person }) => {
    if (person !== 'operator') expect(idsOf(answer)).toContain(target[kind]);
    else expect(idsOf(answer)).not.toContain(target[kind]);
  },
});

type PictureRows = Record<keyof typeof calls, Row>;

/** Returns the rows of the calls about a picture of the target's company, under one of the two prefixes. */
const shared = (
  kind: PictureKind,
  prefix: 'company' | 'admin',
  fields: Record<string, string>,
): PictureRows => {
  const owned: Pick<Row, 'names' | 'ownOnly'> =
    prefix === 'company' ? { names: 'look', ownOnly: true } : { names: 'look' };
  const params = (target: Success['target'], { testData }: Success['testServer']) => ({
    ...(prefix === 'admin' && { company: testData.companies[target.company] }),
    id: target[kind],
  });
  return {
    list: {
      ...list(kind),
      ...(prefix === 'admin' && {
        ...owned,
        callInput: ({ company }: Success['target'], { testData }: Success['testServer']) => ({
          params: { company: testData.companies[company] },
          query: { sort: 'created_at' },
        }),
        proves: ({ target, answer }: Success) => expect(idsOf(answer)).toContain(target[kind]),
      }),
    },
    one: {
      ...owned,
      callInput: (target, testServer) => ({ params: params(target, testServer) }),
      proves: ({ target, answer }) =>
        expect((answer.ok as { data: BannerRow }).data.id).toBe(target[kind]),
    },
    create: {
      names: prefix === 'admin' ? 'look' : 'nothing',
      callInput: async (target, { testData }) => ({
        ...(prefix === 'admin' && { params: { company: testData.companies[target.company] } }),
        fields: { name: 'Neu', ...fields },
        files: { image: { name: 'neu.jpg', bytes: await picture(1040, 220) } },
      }),
      proves: async ({ testServer, company, answer }) => {
        const { data } = answer.ok as { data: BannerRow };
        expect(data).toMatchObject({
          name: 'Neu',
          company_id: testServer.testData.companies[company],
        });
        expect((await fetch(new URL(data.url, testServer.baseUrl))).status).toBe(200);
      },
    },
    save: {
      ...owned,
      callInput: (target, testServer) => ({
        params: params(target, testServer),
        body: { name: 'Umbenannt' },
      }),
      proves: async (success) =>
        expect(await pictureNow(kind, success)).toMatchObject({ name: 'Umbenannt' }),
    },
    makeDefault: {
      ...owned,
      callInput: (target, testServer) => ({ params: params(target, testServer) }),
      proves: async (success) =>
        expect(await pictureNow(kind, success)).toMatchObject({ chosen: true }),
    },
    remove: {
      ...owned,
      callInput: (target, testServer) =>
        prefix === 'admin'
          ? { params: params(target, testServer) }
          : { query: { background: target[kind] } },
      proves: async (success) => expect(await pictureNow(kind, success)).toBeUndefined(),
    },
  };
};

export const backgrounds: GroupRows<'backgrounds'> = { list: list('background') };
export const logos: GroupRows<'logos'> = { list: list('logo') };
export const banners: GroupRows<'banners'> = { list: list('banner') };
export const companyBackgrounds: GroupRows<'companyBackgrounds'> = shared(
  'background',
  'company',
  {},
);
export const companyLogos: GroupRows<'companyLogos'> = shared('logo', 'company', {});
export const companyBanners: GroupRows<'companyBanners'> = shared('banner', 'company', {});
export const adminCompanyBackgrounds: GroupRows<'adminCompanyBackgrounds'> = shared(
  'background',
  'admin',
  {},
);
export const adminCompanyLogos: GroupRows<'adminCompanyLogos'> = shared('logo', 'admin', {});
export const adminCompanyBanners: GroupRows<'adminCompanyBanners'> = shared('banner', 'admin', {});
export const plates: GroupRows<'plates'> = { list: list('plate') };
export const companyPlates: GroupRows<'companyPlates'> = shared('plate', 'company', {
  country: 'DE',
});
export const adminCompanyPlates: GroupRows<'adminCompanyPlates'> = shared('plate', 'admin', {
  country: 'DE',
});
