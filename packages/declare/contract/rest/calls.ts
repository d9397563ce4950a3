import { z } from 'zod';
import type { Call } from '../call.ts';
import { id, textId, timestamp, version } from '../fields.ts';
import { Failure } from '../page.ts';
import {
  holdsFiles,
  isComparable,
  isOfCompany,
  isSearched,
  MOST_RECORDS,
  manyOf,
  ownFields,
  type RestAction,
  type RestDeclaration,
  type RestField,
  type RestFields,
  restColumnsOf,
  rolesWith,
} from './declaration.ts';
import { type Operator, operatorsOf } from './filters.ts';
import { sourceCalls } from './sourceCalls.ts';
import { day, isStorable, moment, recordId, restShown, restValue, restWanted } from './values.ts';

/** Returns a schema for a query parameter that holds JSON. `schema` receives undefined for invalid JSON and refuses it. */
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

/** Returns the form of an upload: the file, and the field that it is for. */
export const uploadOf = ({ fields }: RestDeclaration) => {
  const names = ownFields(fields).flatMap(([name, field]) => (holdsFiles(field) ? [name] : []));
  return { fields: z.strictObject({ field: z.enum(names) }), files: ['file'] } as const;
};

/** The most characters of a cursor. It contains the value that the list is sorted by; of a text, at most 600 characters. */
const LONGEST_CURSOR = 6000;

const range = z
  .tuple([z.int().min(0).max(1_000_000), z.int().min(0)])
  .refine(([first, last]) => last >= first && last - first < MOST_RECORDS, 'invalid_value');

/** Returns a schema's entry for the company of a record; none for records of the platform. */
const ofCompany = <T extends z.ZodType>(declared: RestDeclaration, value: T): { company_id?: T } =>
  isOfCompany(declared) ? { company_id: value } : {};

/** Returns a schema for one value, a list of alternatives, or null for empty. */
const wanted = <T extends z.ZodType>(value: T) =>
  z.union([value, z.null(), z.array(value.nullable()).max(MOST_RECORDS)]).optional();
const searched = z.string().max(200).refine(isStorable, 'invalid_value');
/** Returns a schema for a bound of a field. A day as a bound of times means the whole day. */
const boundOf = (field: RestField): z.ZodType =>
  field.kind === 'dateTime' ? z.union([day, moment]) : restWanted(field);

const FOR_OPERATOR: Readonly<Record<Operator, (field: RestField) => z.ZodType>> = {
  q: () => searched,
  neq: restWanted,
  any: (field) => z.array(restWanted(field)).max(MOST_RECORDS),
  gte: boundOf,
  lte: boundOf,
};
/** The columns of the server that have operators, as fields. */
const KEPT: RestFields = { created_at: { kind: 'dateTime' }, updated_at: { kind: 'dateTime' } };

/**
 * Returns the schema of a list's filter. A field takes one value or several; a field with an operator at its end (filters.ts) takes what the operator
 * takes; `q` takes text. Anything else is refused.
 */
const filterOf = (declared: RestDeclaration) => {
  const { fields } = declared;
  const own = ownFields(fields).filter(([, field]) => isComparable(field));
  const isSearchable = own.some(([, field]) => isSearched(field));
  return z.strictObject({
    ...(isSearchable && { q: searched.optional() }),
    id: wanted(recordId),
    ...ofCompany(declared, wanted(recordId)),
    created_by: wanted(recordId),
    ...Object.fromEntries(
      [...Object.entries(KEPT), ...own].flatMap(([name, field]) =>
        operatorsOf(field).map((operator) => [
          `${name}_${operator}`,
          FOR_OPERATOR[operator](field).optional(),
        ]),
      ),
    ),
    ...Object.fromEntries(own.map(([name, field]) => [name, wanted(restWanted(field))])),
  });
};

/** Returns the names of the filters that a list accepts. */
export const restFilterNames = (declared: RestDeclaration): string[] =>
  Object.keys(filterOf(declared).shape);

const sortOf = (declared: RestDeclaration) => {
  const own = ownFields(declared.fields).flatMap(([name, field]) =>
    isComparable(field) ? [name] : [],
  );
  return z.tuple([z.enum([...restColumnsOf(declared), ...own]), z.enum(['ASC', 'DESC'])]);
};

/** Returns the schema of a record in responses. Its fields are optional, because those that the role may not read are left out. */
const recordOf = (declared: RestDeclaration) =>
  z.strictObject({
    id,
    ...ofCompany(declared, id.optional()),
    /** Counts the saves; a save with an older version is refused with 409. */
    version,
    created_by: id.nullable().optional(),
    created_at: timestamp.optional(),
    updated_at: timestamp.optional(),
    ...Object.fromEntries(
      ownFields(declared.fields).map(([name, field]) => [name, restShown(field).optional()]),
    ),
  });

export const isTypedIn = ({ readOnly, computed }: RestField): boolean => !readOnly && !computed;

const created = (declared: RestDeclaration) =>
  z.strictObject({
    ...ofCompany(declared, recordId.nullish()),
    ...Object.fromEntries(
      ownFields(declared.fields)
        .filter(([, field]) => isTypedIn(field))
        .map(([name, field]) => [
          name,
          field.required && field.initial === undefined
            ? restValue(field)
            : restValue(field).optional(),
        ]),
    ),
  });

/** Returns the schema of the body of a save. React-admin sends whole records, so fields that the server sets or computes may be sent unchanged. */
const saved = (declared: RestDeclaration) =>
  z.strictObject({
    id: recordId.optional(),
    ...ofCompany(declared, recordId.optional()),
    version: version.optional(),
    created_by: recordId.nullish(),
    created_at: timestamp.optional(),
    updated_at: timestamp.optional(),
    ...Object.fromEntries(
      ownFields(declared.fields).map(([name, field]) => [
        name,
        isTypedIn(field) ? restValue(field).optional() : z.unknown().optional(),
      ]),
    ),
  });

const asked = ({ input = {} }: RestAction) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(input).map(([name, field]) => [
        name,
        field.required ? restValue(field) : restValue(field).optional(),
      ]),
    ),
  );

const chosen = z.strictObject({
  filter: json(z.strictObject({ id: z.array(recordId).min(1).max(MOST_RECORDS) })),
});

/** The records that were changed, and for each other one the answer that a call for it alone would have had. */
export const ManyOutcome = z.strictObject({
  done: z.array(id),
  failed: z.array(Failure.extend({ id, status: z.int() })),
});
export type ManyOutcome = z.infer<typeof ManyOutcome>;

/** Returns the calls that make the same changes to several records: each succeeds or fails independently of the others. */
const manyCalls = (changes: Readonly<Record<string, Call>>): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { params: _, ...call }]) => [
      manyOf(name),
      {
        ...call,
        path: call.path.replace('/:id', ''),
        summary: `${call.summary}; the same for several records`,
        query: chosen,
        response: ManyOutcome,
      },
    ]),
  );

/**
 * Returns the calls of a resource whose records our server stores: the dialect of ra-data-simple-rest at `rest/<resource>`, and a call for each
 * action.
 */
const storedCalls = (declared: RestDeclaration): Readonly<Record<string, Call>> => {
  const { resource, fields, actions = {} } = declared;
  const path = `rest/${resource}`;
  const params = z.strictObject({ id: textId });
  const record = recordOf(declared);
  const filter = filterOf(declared);
  const changes = {
    save: {
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Save the sent fields of a record of ${resource}`,
      roles: rolesWith(declared, 'edit'),
      params,
      body: saved(declared),
      response: record,
    },
    remove: {
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Delete a record of ${resource}`,
      roles: rolesWith(declared, 'delete'),
      params,
      response: record,
    },
    ...Object.fromEntries(
      Object.entries(actions).map(([name, action]): [string, Call] => [
        name,
        {
          method: 'POST',
          path: `${path}/:id/${name}`,
          summary: `Change a record of ${resource}: ${name}`,
          roles: rolesWith(declared, name),
          params,
          body: asked(action).nullish(),
          response: record,
        },
      ]),
    ),
  } satisfies Readonly<Record<string, Call>>;
  const hasFiles = ownFields(fields).some(([, field]) => holdsFiles(field));
  return {
    list: {
      method: 'GET',
      path,
      summary: `List records of ${resource}; the header Content-Range tells which of how many, Link the address of those after them`,
      roles: rolesWith(declared, 'list', 'export'),
      query: z.strictObject({
        sort: json(sortOf(declared)).optional(),
        range: json(range).optional(),
        after: z
          .string()
          .max(LONGEST_CURSOR)
          .describe('Continues after the page whose Link has it; the range then says how many')
          .optional(),
        filter: json(filter)
          .describe(`JSON: an object with any of ${Object.keys(filter.shape).join(', ')}`)
          .optional(),
      }),
      response: z.array(record),
    },
    one: {
      method: 'GET',
      path: `${path}/:id`,
      summary: `Get a record of ${resource}`,
      roles: rolesWith(declared, 'list', 'show', 'edit'),
      params,
      response: record,
    },
    create: {
      method: 'POST',
      path,
      summary: `Add a record to ${resource}${isOfCompany(declared) ? '; the operator names its company' : ''}`,
      roles: rolesWith(declared, 'create'),
      body: created(declared),
      response: record,
    },
    ...(hasFiles && {
      upload: {
        method: 'POST',
        path: `${path}/files`,
        summary: 'Upload a picture or a file and return its address, the value for a field',
        roles: rolesWith(declared, 'create', 'edit', ...Object.keys(actions)),
        form: uploadOf(declared),
        response: z.strictObject({ url: z.string() }),
      },
    }),
    ...changes,
    // the version and the id are those of one record
    ...manyCalls({
      ...changes,
      save: { ...changes.save, body: saved(declared).omit({ id: true, version: true }) },
    }),
  };
};

/**
 * Returns the calls of a resource without calls of its own: those that some role has a right to, with schemas from its fields.
 */
export const restCalls = (declared: RestDeclaration): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    Object.entries(declared.source ? sourceCalls(declared, declared.source) : storedCalls(declared))
      .filter(([, { roles }]) => roles.length > 0)
      .map(([name, call]) => [name, { ...call, assumed: true }]),
  );
