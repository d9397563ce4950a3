import { call, type Form } from '@turntable/declare/contract/call.ts';
import { textId } from '@turntable/declare/contract/fields.ts';
import { listQuery, searchText } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { companyParam, rowId, rowOfCompany } from '../companies/params.ts';

/** The kinds of pictures in a company's look. */
export type PictureKind = 'background' | 'logo' | 'banner' | 'plate';

const NAMES: Record<PictureKind, string> = {
  background: 'photo box',
  logo: 'logo',
  banner: 'banner',
  plate: 'licence plate',
};
const query = listQuery(['name', 'created_at'], { q: searchText('the name') }, { size: 100 });
/** The picture to delete; the parameter has this name in all these calls (specification, chapter 7). */
const pictureToDelete = z.strictObject({ background: textId });
const chief = ['chief'] as const;
const admin = ['admin'] as const;

interface Shapes<Row extends z.ZodType, Save extends z.ZodType, New extends Form> {
  readonly row: Row;
  readonly save: Save;
  readonly form: New;
}

/**
 * Returns a manager's calls for pictures of one kind: the company's own and the operator's, which only the operator changes (specification, chapters
 * 6 and 7).
 */
export const companyPictures = <
  Row extends z.ZodType,
  Save extends z.ZodType,
  const New extends Form,
>(
  kind: PictureKind,
  { row, save, form }: Shapes<Row, Save, New>,
) => {
  const path = `company/${kind}`;
  const name = NAMES[kind];
  return {
    list: call({
      method: 'GET',
      path,
      summary: `List every ${name} to choose from`,
      roles: chief,
      query,
      response: page(row),
    }),
    one: call({
      method: 'GET',
      path: `${path}/:id`,
      summary: `Get a ${name}, with the number of vehicles that use it`,
      roles: chief,
      params: rowId,
      response: one(row),
      assumed: true,
    }),
    create: call({
      method: 'POST',
      path,
      summary: `Add a ${name}`,
      roles: chief,
      form,
      response: one(row),
    }),
    save: call({
      method: 'POST',
      path: `${path}/:id`,
      summary: `Rename a ${name}`,
      roles: chief,
      params: rowId,
      body: save,
      response: one(row),
      assumed: true,
    }),
    makeDefault: call({
      method: 'POST',
      path: `${path}/:id/default`,
      summary: `Make a ${name} the company's default`,
      roles: chief,
      params: rowId,
      response: one(row),
      assumed: true,
    }),
    remove: call({
      method: 'DELETE',
      path,
      summary: `Delete a ${name}; what used it returns to the default`,
      roles: chief,
      query: pictureToDelete,
      response: done,
    }),
  };
};

/**
 * Returns the call that lists pictures of one kind as choices, for roles without company-prefixed calls. The operator sees those offered to everyone.
 */
export const offeredPictures = <Row extends z.ZodType>(kind: PictureKind, row: Row) => ({
  list: call({
    method: 'GET',
    path: kind,
    summary: `List every ${NAMES[kind]} to choose from`,
    roles: ['admin', 'employee'],
    query,
    response: page(row),
    assumed: true,
  }),
});

/** Returns the operator's calls for the pictures of one kind of any company. */
export const adminPictures = <
  Row extends z.ZodType,
  Save extends z.ZodType,
  const New extends Form,
>(
  kind: PictureKind,
  { row, save, form }: Shapes<Row, Save, New>,
) => {
  const path = `admin/companies/:company/${kind}`;
  const name = NAMES[kind];
  const params = rowOfCompany;
  return {
    list: call({
      method: 'GET',
      path,
      summary: `List every ${name} that a company may choose`,
      roles: admin,
      params: companyParam,
      query,
      response: page(row),
      assumed: true,
    }),
    one: call({
      method: 'GET',
      path: `${path}/:id`,
      summary: `Get a ${name} of a company, with the number of vehicles that use it`,
      roles: admin,
      params,
      response: one(row),
      assumed: true,
    }),
    create: call({
      method: 'POST',
      path,
      summary: `Add a ${name} to a company`,
      roles: admin,
      params: companyParam,
      form,
      response: one(row),
    }),
    save: call({
      method: 'POST',
      path: `${path}/:id`,
      summary: `Rename a company's ${name}`,
      roles: admin,
      params,
      body: save,
      response: one(row),
      assumed: true,
    }),
    makeDefault: call({
      method: 'POST',
      path: `${path}/:id/default`,
      summary: `Make a ${name} a company's default`,
      roles: admin,
      params,
      response: one(row),
      assumed: true,
    }),
    remove: call({
      method: 'DELETE',
      path: `${path}/:id/delete`,
      summary: `Delete a company's ${name}`,
      roles: admin,
      params,
      response: done,
      assumed: true,
    }),
  };
};
