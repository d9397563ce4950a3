import type { z } from 'zod';
import type { Call, FieldsOf, ResponseOf } from '../contract/call.ts';
import { apiErrorFrom, noResponse } from './apiError.ts';
import { refreshToken } from './refresh.ts';
import { sendWithProgress, type UploadProgress } from './sendWithProgress.ts';
import { storedLocale, token } from './session.ts';
import { type PathParams, type Query, urlOf } from './url.ts';

/** The part of a call that is needed to make it. */
type CallRoute = Pick<Call, 'method' | 'path' | 'roles'> & { readonly response?: unknown };

/** The text fields of a multipart request, and its files by the names of their parts. */
interface Form<Fields> {
  fields: Fields;
  files: Record<string, File | Blob | readonly File[]>;
}

interface CallInput {
  params?: PathParams;
  query?: Query;
  body?: unknown;
  form?: Form<Record<string, unknown>>;
  /** Aborts the call. */
  signal?: AbortSignal;
  /** Called with the sent share of a form, 0 to 1. */
  onProgress?: UploadProgress;
}

type Sent<T> = T extends z.ZodType ? z.input<T> : never;
/** In paths, queries and forms numbers and flags become text on the way. */
type AsText<T> = { [Name in keyof T]?: T[Name] | number | null };

/** The parameters of a call by its contract. */
export interface RequestOptions<C extends Call> extends Pick<CallInput, 'signal' | 'onProgress'> {
  params?: { [Name in keyof Sent<C['params']>]: string | number };
  query?: AsText<Sent<C['query']>>;
  body?: Sent<C['body']>;
  form?: Form<{ [Name in keyof FieldsOf<C>]?: string | number }>;
}

const formData = ({ fields, files }: Form<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.set(name, String(value));
  for (const [name, part] of Object.entries(files))
    for (const file of [part].flat()) form.append(name, file);
  return form;
};

const send = async (
  call: CallRoute,
  { params, query, body, form, signal, onProgress }: CallInput,
  bearer: string | undefined,
): Promise<Response> => {
  const { method } = call;
  const url = urlOf(call, params, query);
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': storedLocale(),
  };
  if (bearer !== undefined) headers.Authorization = `Bearer ${bearer}`;
  if (form)
    return sendWithProgress(url, { method, headers, body: formData(form), signal }, onProgress);
  if (body === undefined) return fetch(url, { method, headers, signal });
  return fetch(url, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
};

/** Maps a missing answer to one kind of failure; an aborted call keeps its AbortError. */
const mapLost = (error: unknown): never => {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw noResponse();
};

const sendInSession = async (call: CallRoute, input: CallInput): Promise<Response> => {
  const bearer = call.roles === 'public' ? undefined : token();
  const response = await send(call, input, bearer).catch(mapLost);
  if (response.status !== 401 || bearer === undefined) return response;
  const replacement = await refreshToken(bearer);
  return send(call, input, replacement).catch(mapLost); // one replay; a second 401 is final
};

const hasMessage = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  !('data' in body) &&
  Boolean(body.message);

/** The answer of a call. */
interface Exchange {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Makes a call like `perform`, but returns the whole answer, whose body may have any fields. */
export const exchange = async (call: CallRoute, input: CallInput = {}): Promise<Exchange> => {
  const response = await sendInSession(call, input);
  const { status, headers } = response;
  if (response.ok && call.response === 'bytes')
    return { status, headers, body: await response.blob().catch(mapLost) };
  if (status === 204) return { status, headers, body: undefined }; // a foreign server's answer to a success
  const body: unknown = await response
    .json()
    .catch((error) => (response.ok ? mapLost(error) : undefined));
  if (!response.ok) throw apiErrorFrom(status, body);
  return { status, headers, body };
};

/**
 * Makes a call whose contract is only known at run time; prefer `request`.
 * @throws ApiError, mapped as in the specification's chapter 8; AbortError if `signal` has aborted the call.
 */
export const perform = async (call: CallRoute, input: CallInput = {}): Promise<unknown> => {
  const { status, body } = await exchange(call, input);
  // chapter 8: a reply with a message field counts as an error
  if (hasMessage(body)) throw apiErrorFrom(status, body);
  return body;
};

/**
 * Makes a call of the contract, in the session of the signed-in user. An expired token is replaced and the call repeated once.
 * @returns the parsed answer, or a Blob where the contract's response is `bytes`. @throws as `perform`.
 */
export const request = async <const C extends Call>(
  call: C,
  options: RequestOptions<C> = {},
): Promise<ResponseOf<C>> => perform(call, options as CallInput) as Promise<ResponseOf<C>>; // typed by the contract's schemas on both ends
