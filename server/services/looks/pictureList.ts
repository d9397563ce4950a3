import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { PictureKind } from '../../../contract/looks/callsOfKind.ts';
import type { companyBanners } from '../../../contract/looks/pictureCalls.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';

import type { CompanyOwner } from '../scope/owner.ts';
import { KINDS } from './inner/pictureKinds.ts';

type PictureQuery = QueryOf<typeof companyBanners.list>;

interface PictureFilters {
  /** The choosing company: lists its own pictures and the operator's. */
  readonly of: number;
  /** Only this picture. */
  readonly only?: number;
}

/** An exact count beyond this is of no use. */
const MOST_CARS = 1000;

/** Returns SQL: whether the company's look uses the picture, and how many of its vehicles do. `company` is SQL of the company's id. */
export const usage = (setting: string, company: string, type?: string): string => `
  (exists (
    select 1 from companies where companies.id = ${company} and companies.${setting} = page.id ${type ? `and background_type = '${type}'` : ''}
  ))::integer as is_default,
  (select count(*) from (
    select 1 from cars where cars.${setting} = page.id and cars.company_id = ${company} limit ${MOST_CARS}
  ) as using_it)::integer as cars_count`;

const sheetOf = (kind: PictureKind): ListSheet<'name' | 'created_at', PictureFilters> => {
  const { tableName, setting, more } = KINDS[kind];
  return {
    table: tableName,
    columns: ({ of }, values) => `
      page.id, page.company_id, page.name, page.key as url, page.preview_key as preview_url${more},
      ${usage(setting, values.add(of, 'integer'), kind === 'background' ? 'background' : undefined)},
      page.created_at, page.version`,
    sorts: {
      name: { column: 'name_key', type: 'text', order: 'ASC' },
      created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
    },
    conditions: ({ of, only }, values) => [
      `(company_id = ${values.add(of, 'integer')} or company_id is null)`,
      ...(only === undefined ? [] : [`id = ${values.add(only, 'integer')}`]),
    ],
    search: { text: 'name_key', indexed: false },
    pictures: ['url', 'preview_url'],
  };
};

const sheets: Readonly<Record<PictureKind, ReturnType<typeof sheetOf>>> = {
  background: sheetOf('background'),
  logo: sheetOf('logo'),
  banner: sheetOf('banner'),
  plate: sheetOf('plate'),
};

/** Returns the pictures of a kind that a company may choose: its own and the operator's. JSON in the contract's shape. */
export const listPictures = (
  context: ListContext,
  kind: PictureKind,
  { scope, companyId }: CompanyOwner,
  query: PictureQuery & Partial<Pick<PictureFilters, 'only'>>,
): Promise<Buffer> =>
  readPage(context, sheets[kind], {
    scope,
    companies: [companyId],
    query: { ...query, of: companyId },
  });
