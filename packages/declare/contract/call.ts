import type { z } from 'zod';
import type { Role } from '../application.ts';

export type { Role } from '../application.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A multipart request: text fields, checked like a body, and the names of its file parts. */
export interface Form {
  readonly fields: z.ZodObject;
  readonly files: readonly string[];
}

/**
 * One call of the API. From it come the server's route, role check and validation, the OpenAPI document,
 * the role × call tests and the web application's URLs.
 */
export interface Call {
  readonly method: Method;
  /** Below the API's base, without a leading slash; parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  /** The roles that may call it. `public` needs no token. */
  readonly roles: readonly Role[] | 'public';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly form?: Form;
  /** The response of a success; `bytes` is a file. */
  readonly response: z.ZodType | 'bytes';
  /**
   * Set for calls that only read although their method is not GET, and for prepared downloads: an operator who views as another user may
   * make them.
   */
  readonly changesNothing?: true;
  /** Set for a GET that changes something: an operator who views as another user may not make it. */
  readonly changesData?: true;
  /** The specification does not show this call; other servers may lack it. */
  readonly assumed?: true;
}

/** Returns whether an operator who views as another user may make this call. */
export const isReadOnly = ({ method, changesNothing, changesData }: Call): boolean =>
  changesNothing ?? (method === 'GET' && !changesData);

/** Checks a call and keeps its literal types. */
export const call = <const C extends Call>(definition: C): C => definition;

type Output<T, None> = T extends z.ZodType ? z.output<T> : None;
type Input<T, None> = T extends z.ZodType ? z.input<T> : None;

export type ParamsOf<C extends Call> = Output<C['params'], Record<string, never>>;
export type QueryOf<C extends Call> = Output<C['query'], Record<string, never>>;
export type BodyOf<C extends Call> = Output<C['body'], undefined>;
export type FieldsOf<C extends Call> = C['form'] extends Form
  ? z.output<C['form']['fields']>
  : undefined;
/** The type that a handler returns. */
export type AnswerOf<C extends Call> = Input<C['response'], never>;
/** The type that a client receives. */
export type ResponseOf<C extends Call> = Output<C['response'], Blob>;
/** The type that a client sends. */
export type SentBody<C extends Call> = Input<C['body'], undefined>;
