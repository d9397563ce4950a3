import { z } from 'zod';
import type { Call } from '../call.ts';
import { type RestDeclaration, type RestSource, rolesWith } from './declaration.ts';

// The calls of records that another server keeps, at `sources/<resource>`. Ours checks role and address; the other one checks values.

/** The most values of a parameter. */
const VALUES = 1000;

/** An id in the path to another server: nothing that could lead out of it, however often it is decoded. */
const foreignId = z
  .string()
  .max(200)
  .regex(/^(?!\.+$)[\w.~:@+=,-]+$/, 'invalid_value');

const text = z.string().max(20_000);
const parameter = z.union([text, z.array(text).max(VALUES)]).optional();

const queryOf = ({ fields, list }: RestDeclaration, { parameters }: RestSource) => {
  const filters = (list?.filters ?? []).flatMap((filter) =>
    typeof filter === 'string' ? filter : 'days' in filter ? filter.days : filter.name,
  );
  const names = [...Object.keys(fields), ...filters, ...(parameters ?? [])];
  const known = Object.fromEntries(names.map((name) => [name, parameter]));
  return parameters ? z.strictObject(known) : z.looseObject(known).catchall(parameter);
};

const record = z.looseObject({ id: z.union([z.string(), z.number()]) });
const sent = z.looseObject({});

/** Returns all calls of a resource whose records another server keeps. */
export const sourceCalls = (
  declared: RestDeclaration,
  source: RestSource,
): Readonly<Record<string, Call>> => {
  const { resource } = declared;
  const path = `sources/${resource}`;
  const params = z.strictObject({ id: foreignId });
  const answer = (schema: z.ZodType): z.ZodType => (source.parameters ? schema : z.unknown());
  const change = {
    path: `${path}/:id`,
    roles: rolesWith(declared, 'edit'),
    params,
    body: sent,
    response: answer(sent),
  } as const;
  return {
    list: {
      method: 'GET',
      path,
      summary: `List records of ${resource}, which another server keeps`,
      roles: rolesWith(declared, 'list', 'export'),
      query: queryOf(declared, source),
      response: answer(z.array(record)),
    },
    one: {
      method: 'GET',
      path: `${path}/:id`,
      summary: `Get a record of ${resource}`,
      roles: rolesWith(declared, 'list', 'show', 'edit'),
      params,
      response: answer(record),
    },
    create: {
      method: 'POST',
      path,
      summary: `Add a record to ${resource}`,
      roles: rolesWith(declared, 'create'),
      body: sent,
      response: answer(record),
    },
    save: { ...change, method: 'PUT', summary: `Replace a record of ${resource}` },
    change: { ...change, method: 'PATCH', summary: `Change a record of ${resource}` },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Delete a record of ${resource}`,
      roles: rolesWith(declared, 'delete'),
      params,
      response: answer(sent),
    },
  };
};
