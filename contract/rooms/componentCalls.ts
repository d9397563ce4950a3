import { call, type Role } from '@turntable/declare/contract/call.ts';
import { textId } from '@turntable/declare/contract/fields.ts';
import { listQuery } from '@turntable/declare/contract/listQuery.ts';
import { done, one, page } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { companyParam, rowId } from '../companies/params.ts';
import { PictureSave } from '../looks/pictureRows.ts';
import { ComponentImageQuery, ComponentRow, componentForm, componentImagesForm } from './room.ts';

const query = listQuery(
  ['name', 'created_at'],
  { kind: z.enum(['wall', 'floor']).optional() },
  { size: 100 },
);

interface Place<Roles extends readonly Role[], Shape extends z.ZodRawShape> {
  /** The path before `/components`, `/wall` and `/floor`. */
  readonly path: string;
  readonly roles: Roles;
  /** The path's own parameters. */
  readonly params: Shape;
}

/** Walls and floors that rooms are composed of (specification, chapters 6 and 7). */
const componentCalls = <const Roles extends readonly Role[], Shape extends z.ZodRawShape>({
  path,
  roles,
  params,
}: Place<Roles, Shape>) => {
  const place = z.strictObject(params);
  const oneOf = z.strictObject({ ...rowId.shape, ...params });
  const download = (kind: 'wall' | 'floor') =>
    call({
      method: 'GET',
      path: `${path}/${kind}/:id/download`,
      summary: `Prepare the pictures of a ${kind} as a ZIP`,
      roles,
      params: oneOf,
      response: 'bytes',
    });
  const create = (kind: 'wall' | 'floor') =>
    call({
      method: 'POST',
      path: `${path}/${kind}`,
      summary: `Add a ${kind} with one picture per view`,
      roles,
      params: place,
      form: componentForm,
      response: one(ComponentRow),
    });
  return {
    list: call({
      method: 'GET',
      path: `${path}/components`,
      summary: 'List walls and floors',
      roles,
      params: place,
      query,
      response: page(ComponentRow),
    }),
    one: call({
      method: 'GET',
      path: `${path}/components/:id`,
      summary: 'Get a wall or floor',
      roles,
      params: oneOf,
      response: one(ComponentRow),
      assumed: true,
    }),
    createWall: create('wall'),
    createFloor: create('floor'),
    downloadWall: download('wall'),
    downloadFloor: download('floor'),
    save: call({
      method: 'POST',
      path: `${path}/components/:id`,
      summary: 'Rename a wall or floor',
      roles,
      params: oneOf,
      body: PictureSave,
      response: one(ComponentRow),
      assumed: true,
    }),
    addImages: call({
      method: 'POST',
      path: `${path}/components/:id/images`,
      summary: 'Add or replace pictures of a wall or floor',
      roles,
      params: oneOf,
      form: componentImagesForm,
      response: one(ComponentRow),
      assumed: true,
    }),
    removeImage: call({
      method: 'DELETE',
      path: `${path}/components/:id/images/:angle`,
      summary: "Remove a view's picture from a wall or floor",
      roles,
      params: z.strictObject({ ...oneOf.shape, angle: textId }),
      query: ComponentImageQuery,
      response: one(ComponentRow),
      assumed: true,
    }),
    remove: call({
      method: 'DELETE',
      path: `${path}/components/:id/delete`,
      summary: 'Delete a wall or floor that no room uses',
      roles,
      params: oneOf,
      response: done,
      assumed: true,
    }),
  };
};

export const companyRoomComponents = componentCalls({
  path: 'company/room',
  roles: ['chief'],
  params: {},
});
/** Any company's walls and floors, for the operator; not in the specification. */
export const adminCompanyRoomComponents = componentCalls({
  path: 'admin/companies/:company/room',
  roles: ['admin'],
  params: companyParam.shape,
});
/** Walls and floors offered to everyone; not in the specification. */
export const adminRoomComponents = componentCalls({
  path: 'admin/room',
  roles: ['admin'],
  params: {},
});
