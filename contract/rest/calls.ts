import { z } from 'zod';
import { call, ROLES } from '../call.ts';
import { textId } from '../fields.ts';
import { isStorable, REST_BOUNDS, RestFields, RestRecord, restFieldName } from './rest.ts';

/** The most rows of one answer. */
const ROWS = 1000;

/** A query parameter that holds JSON; the schema behind it refuses invalid JSON. */
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .max(20_000)
    .transform((text): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    })
    .pipe(schema);

const scalar = z.union([
  z.string().max(200).refine(isStorable, 'invalid_value'),
  z.number(),
  z.boolean(),
  z.null(),
]);
const BOUND = new RegExp(`_(${REST_BOUNDS.join('|')})$`);
const isFilter = (name: string): boolean =>
  restFieldName.safeParse(name.replace(BOUND, '')).success;

/** Field → value or values; `<field>_gte` and `<field>_lte` → bound; `q` → text. Other operators are refused. */
const filter = z
  .record(z.string(), z.union([scalar, z.array(scalar).max(ROWS)]))
  .superRefine((wanted, context) => {
    for (const [name, value] of Object.entries(wanted)) {
      if (!isFilter(name))
        context.addIssue({ code: 'custom', path: [name], message: 'unknown_field', input: name });
      else if (
        (name === 'q' || BOUND.test(name)) &&
        typeof value !== 'string' &&
        typeof value !== 'number'
      )
        context.addIssue({ code: 'custom', path: [name], message: 'invalid_value', input: value });
    }
  });

const range = z
  .tuple([z.int().min(0).max(1_000_000), z.int().min(0)])
  .refine(([first, last]) => last >= first && last - first < ROWS, 'invalid_value');

const name = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, 'invalid_value');
const resource = z.strictObject({ name });
const record = z.strictObject({ name, id: textId });

/**
 * Resources whose calls are not declared, in the dialect of ra-data-simple-rest. The server's configuration (REST_RESOURCES) lists them
 * and the rights of each role; without it every call answers 404.
 */
export const rest = {
  list: call({
    method: 'GET',
    path: 'rest/:name',
    summary: 'Records of a resource; the header Content-Range says which of how many',
    roles: ROLES,
    params: resource,
    query: z.strictObject({
      sort: json(z.tuple([restFieldName, z.enum(['ASC', 'DESC'])])).optional(),
      range: json(range).optional(),
      filter: json(filter).optional(),
    }),
    response: z.array(RestRecord),
    assumed: true,
  }),
  one: call({
    method: 'GET',
    path: 'rest/:name/:id',
    summary: 'A record of a resource',
    roles: ROLES,
    params: record,
    response: RestRecord,
    assumed: true,
  }),
  create: call({
    method: 'POST',
    path: 'rest/:name',
    summary: 'Add a record; the operator names its company',
    roles: ROLES,
    params: resource,
    body: RestFields,
    response: RestRecord,
    assumed: true,
  }),
  save: call({
    method: 'PUT',
    path: 'rest/:name/:id',
    summary: 'Save the fields of a record that are sent',
    roles: ROLES,
    params: record,
    body: RestFields,
    response: RestRecord,
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'rest/:name/:id',
    summary: 'Delete a record',
    roles: ROLES,
    params: record,
    response: RestRecord,
    assumed: true,
  }),
  upload: call({
    method: 'POST',
    path: 'rest/:name/files',
    summary: "Upload a picture; its address is then a field's value",
    roles: ROLES,
    params: resource,
    form: { fields: z.strictObject({}), files: ['file'] },
    response: z.strictObject({ url: z.string() }),
    assumed: true,
  }),
};
