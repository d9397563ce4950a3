import type { Identifier, RaRecord } from 'react-admin';
import { ApiError } from '../api/apiError.ts';
import { filePartsOf } from '../api/callFiles.ts';
import { perform } from '../api/httpClient.ts';
import { PartialCreateError } from '../api/partialCreateError.ts';
import type { PathParams } from '../api/url.ts';
import type { Call } from '../contract/call.ts';
import { resourceNamed } from '../registry.ts';
import { readOne } from './listAnswer.ts';
import { callInputOf, chosenFiles, recordBody } from './recordBody.ts';
import { callOf, hasCall, pathParams } from './resourceCalls.ts';

type Values = Record<string, unknown>;

/** Where pictures with calls of their own are sent to. */
interface Target {
  resource: string;
  around: PathParams;
  id: Identifier;
  /** Fields that the record's own call takes as file parts. */
  taken: readonly string[] | undefined;
}

/** Returns the name of the call that takes a picture alone, if there is one: that of the field, or `<field>.remove` to remove the picture. */
const pictureCall = (
  { resource, taken }: Target,
  field: string,
  value: unknown,
): string | undefined => {
  const name = value === null ? `${field}.remove` : field;
  return (value instanceof File || value === null) &&
    !taken?.includes(field) &&
    hasCall(resource, name)
    ? name
    : undefined;
};

/**
 * Sends new pictures, and takes removed ones away, with calls of their own (specification, chapter 4: the picture first).
 * @returns the record as the server returns it then: each such call counts as a save, so the next one needs its version.
 */
const sendPictures = async (
  target: Target,
  record: Values,
  before: Values,
): Promise<Values | undefined> => {
  let latest: Values | undefined;
  for (const [field, value] of Object.entries(record)) {
    const name = value === before[field] ? undefined : pictureCall(target, field, value);
    if (!name) continue;
    const call = callOf(target.resource, name);
    const form = value instanceof File ? { form: { fields: {}, files: { [field]: value } } } : {};
    latest = readOne(
      (await perform(call, {
        params: pathParams(call, target.around, target.id),
        ...form,
      })) as Values,
    );
  }
  return latest;
};

/** Saves what changed; an empty change sends nothing but files. @returns the record as the server has it then. */
export const saveRecord = async <R extends RaRecord>(
  resource: string,
  around: PathParams,
  id: Identifier,
  record: Values,
  before?: Values,
): Promise<R> => {
  const declared = resourceNamed(resource);
  const call = callOf(resource, 'save');
  const files = chosenFiles(record);
  const pictured = await sendPictures(
    { resource, around, id, taken: filePartsOf(call) },
    record,
    before ?? {},
  );
  const seen = before && {
    ...before,
    ...(pictured?.version === undefined ? {} : { version: pictured.version }),
  };
  const body = recordBody(declared, call, record, seen);
  const isMore =
    Object.keys(body).some((name) => name !== 'version') ||
    Object.keys(files).some((name) => filePartsOf(call)?.includes(name));
  if (pictured && !isMore) return pictured as R; // the picture's call answers the record
  const input = callInputOf(call, body, files);
  return readOne((await perform(call, { params: pathParams(call, around, id), ...input })) as R);
};

/** Returns the chosen files that a call has taken. */
const takenOf = (call: Call, files: Record<string, File>): Values =>
  Object.fromEntries(Object.entries(files).filter(([name]) => filePartsOf(call)?.includes(name)));

/** Saves of a record that was just made what `create` did not take. @returns the record as the server has it then */
const finishRecord = async <R extends RaRecord>(
  resource: string,
  around: PathParams,
  record: Values,
  made: R,
): Promise<R> => {
  const declared = resourceNamed(resource);
  const create = callOf(resource, 'create');
  const pictured = await sendPictures(
    { resource, around, id: made.id, taken: filePartsOf(create) },
    chosenFiles(record),
    {},
  );
  const latest = { ...made, ...pictured };
  if (!hasCall(resource, 'save')) return latest;
  const body = recordBody(declared, create, record);
  const seen = { ...body, version: latest.version };
  const rest = recordBody(declared, callOf(resource, 'save'), record, seen);
  const isMore = Object.keys(rest).some((name) => name !== 'version' && !(name in body));
  return isMore ? saveRecord<R>(resource, around, made.id, { ...body, ...rest }, seen) : latest;
};

/**
 * Makes a record. What `create` does not take but `save` does is saved right afterwards (specification, chapter 4: an offer is
 * created first, then updated). @throws PartialCreateError when it was made, but that failed.
 */
export const createRecord = async <R extends RaRecord>(
  resource: string,
  around: PathParams,
  record: Values,
): Promise<R> => {
  const call = callOf(resource, 'create');
  const files = chosenFiles(record);
  const body = recordBody(resourceNamed(resource), call, record);
  const made = readOne(
    (await perform(call, {
      params: pathParams(call, around),
      ...callInputOf(call, body, files),
    })) as R,
  );
  return finishRecord<R>(resource, around, record, made).catch((error: unknown) => {
    throw error instanceof ApiError
      ? new PartialCreateError(error, { ...made, ...takenOf(call, files) })
      : error;
  });
};
