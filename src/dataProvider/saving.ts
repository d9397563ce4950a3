import type { Identifier, RaRecord } from 'ra-core';
import { perform } from '../api/httpClient.ts';
import type { PathParams } from '../api/url.ts';
import { resourceNamed } from '../framework/registry.ts';
import { readOne } from './listAnswer.ts';
import { callOf, hasCall, pathParams } from './resourceCalls.ts';
import { chosenFiles, filePartsOf, parcelOf } from './uploads.ts';

type Values = Record<string, unknown>;

/** What calls may hold is known when something is saved first; lists do without it. */
const bodies = () => import('./recordBody.ts');

/** The call that takes a picture of a field by itself: named as the field. */
const ownCall = (resource: string, field: string, taken: readonly string[] | undefined): boolean =>
  !taken?.includes(field) && hasCall(resource, field);

/** Sends the new files that `call` does not take with calls of their own (specification, chapter 4: the picture first). */
const sendFiles = async (resource: string, around: PathParams, id: Identifier, files: Record<string, File>, taken?: readonly string[]) => {
  for (const [field, file] of Object.entries(files)) {
    if (!ownCall(resource, field, taken)) continue;
    const call = callOf(resource, field);
    await perform(call, { params: pathParams(call, around, id), form: { fields: {}, files: { [field]: file } } });
  }
};

/** Saves what changed; an empty change sends nothing but files. @returns the record as the server has it then. */
export const saveRecord = async <R extends RaRecord>(
  resource: string,
  around: PathParams,
  id: Identifier,
  record: Values,
  before?: Values,
): Promise<R> => {
  const { recordBody } = await bodies();
  const declared = resourceNamed(resource);
  const call = callOf(resource, 'save');
  const files = chosenFiles(record);
  await sendFiles(resource, around, id, files, filePartsOf(call));
  const parcel = parcelOf(call, recordBody(declared, call, record, before), files);
  return readOne((await perform(call, { params: pathParams(call, around, id), ...parcel })) as R);
};

/**
 * Makes a record. What `create` does not take but `save` does is saved right afterwards (specification, chapter 4: an offer is
 * created first, then updated).
 */
export const createRecord = async <R extends RaRecord>(resource: string, around: PathParams, record: Values): Promise<R> => {
  const { recordBody } = await bodies();
  const declared = resourceNamed(resource);
  const call = callOf(resource, 'create');
  const files = chosenFiles(record);
  const body = recordBody(declared, call, record);
  const made = readOne((await perform(call, { params: pathParams(call, around), ...parcelOf(call, body, files) })) as R);
  await sendFiles(resource, around, made.id, files, filePartsOf(call));
  if (declared.body || !hasCall(resource, 'save')) return made;
  const rest = recordBody(declared, callOf(resource, 'save'), record, { ...body, version: made.version });
  const isMore = Object.keys(rest).some((name) => name !== 'version' && !(name in body));
  return isMore ? saveRecord<R>(resource, around, made.id, record, { ...body, version: made.version }) : made;
};
