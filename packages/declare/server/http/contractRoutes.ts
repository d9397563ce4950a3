import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type Form,
  isReadOnly,
  type ParamsOf,
  type QueryOf,
} from '../../contract/call.ts';
import { Failure } from '../../contract/page.ts';
import type { CurrentPrincipal } from '../principal.ts';
import { Refusal } from '../refusal.ts';
import { type AnswerScopes, isCompressed, isRevalidated } from './jsonAnswers.ts';

/** A response that is a file: a picture, a ZIP. */
export interface FileAnswer {
  content: Readable | Uint8Array;
  contentType: string;
  bytes?: number;
  /** Makes the browser save it under this name instead of showing it. */
  downloadName?: string;
  /** Seconds for which browsers may keep it; the content behind the address never changes. */
  cacheSeconds?: number;
}

/** A response that is already JSON in the contract's shape, as bytes. Not validated again. */
export class RawJsonReply {
  readonly json: Buffer;
  constructor(json: Buffer) {
    this.json = json;
  }
}

/**
 * A handler's input, validated by the contract. Multipart parts are still in `request`.
 * @public named by the inferred types of handlers
 */
export interface Incoming<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  principal: C['roles'] extends 'public' ? CurrentPrincipal | null : CurrentPrincipal;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<C extends Call> = C['response'] extends 'bytes'
  ? FileAnswer
  : AnswerOf<C> | RawJsonReply;
type Handler<C extends Call> = (incoming: Incoming<C>) => Promise<Answer<C>>;
/** One handler for each call of a group; a missing one is a compile error. */
export type Handlers<Group extends Record<string, Call>> = {
  [Name in keyof Group]: Handler<Group[Name]>;
};

/** Returns the request's user; null without a valid token. */
export type Authenticate = (request: FastifyRequest) => Promise<CurrentPrincipal | null>;

const nothing = z.strictObject({});
const noBody = nothing.nullish();

/** The response of a call that only reports success. */
export const DONE = { success: true } as const;

/** Registers the routes of a contract group: role check, validation, handler, then the response's schema. */
export const registerGroup = <Group extends Record<string, Call>>(
  scopes: AnswerScopes,
  tag: string,
  group: Group,
  handlers: Handlers<Group>,
  authenticate: Authenticate,
): void => {
  for (const [name, call] of Object.entries(group)) {
    // Handler and call belong together by name; TypeScript cannot follow that through Object.entries.
    registerCall(
      scopes,
      `${tag}.${name}`,
      tag,
      call,
      handlers[name as keyof Group] as Handler<Call>,
      authenticate,
    );
  }
};

const registerCall = (
  scopes: AnswerScopes,
  id: string,
  tag: string,
  call: Call,
  handle: Handler<Call>,
  authenticate: Authenticate,
): void => {
  const revalidated = isRevalidated(call);
  const scope = revalidated ? scopes.reads : scopes.others;
  scope.route({
    method: call.method,
    url: `/api/${call.path}`,
    ...(!isCompressed(call) && { compress: false }),
    schema: schemaOf(id, tag, call),
    config: { form: call.form, changesNothing: call.changesNothing },
    onRequest: async (request) => {
      request.principal = await authorise(request, call, authenticate);
    },
    handler: async (request, reply) => {
      const answer = await handle({
        params: request.params as Record<string, never>,
        query: request.query as Record<string, never>,
        body: call.form ? undefined : (request.body as undefined),
        principal: request.principal as CurrentPrincipal,
        request,
        reply,
      });
      if (revalidated) reply.header('cache-control', 'private, no-cache');
      return send(reply, answer as FileAnswer | RawJsonReply | object, call.response === 'bytes');
    },
  });
};

const authorise = async (
  request: FastifyRequest,
  call: Call,
  authenticate: Authenticate,
): Promise<CurrentPrincipal | null> => {
  const { roles } = call;
  if (roles === 'public') return null;
  const principal = await authenticate(request);
  if (!principal) throw new Refusal(401, 'not_signed_in');
  request.principal = principal;
  if (!roles.includes(principal.role)) throw new Refusal(403, 'forbidden');
  if (principal.viewerId !== null && !isReadOnly(call)) throw new Refusal(403, 'only_looking_on');
  return principal;
};

const schemaOf = (id: string, tag: string, call: Call): FastifySchema => ({
  operationId: id,
  tags: [tag],
  summary: call.summary,
  security: call.roles === 'public' ? [] : [{ bearer: [] }],
  description: roleNote(call),
  params: call.params ?? nothing,
  querystring: call.query ?? nothing,
  ...bodySchema(call),
  response: {
    ...(call.response === 'bytes' ? {} : { 200: call.response }),
    '4xx': Failure,
    '5xx': Failure,
  },
});

const roleNote = (call: Call): string => {
  const roles = call.roles === 'public' ? 'Needs no token.' : `For: ${call.roles.join(', ')}.`;
  return call.assumed ? `${roles} Not in the specification.` : roles;
};

/** Returns a route's body schema. Fields of a multipart body are validated where its parts are read. */
const bodySchema = (call: Call): Pick<FastifySchema, 'body'> => {
  if (call.form || call.method === 'GET') return {};
  return { body: call.body ?? noBody };
};

const send = (
  reply: FastifyReply,
  answer: FileAnswer | RawJsonReply | object,
  isFile: boolean,
): FastifyReply => {
  if (answer instanceof RawJsonReply) {
    return reply.header('content-type', 'application/json; charset=utf-8').send(answer.json);
  }
  return isFile ? sendFile(reply, answer as FileAnswer) : reply.send(answer);
};

const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  reply.header('content-type', file.contentType).header('x-content-type-options', 'nosniff');
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  if (file.downloadName !== undefined)
    reply.header('content-disposition', attachment(file.downloadName));
  reply.header(
    'cache-control',
    file.cacheSeconds === undefined
      ? 'no-store'
      : `private, max-age=${file.cacheSeconds}, immutable`,
  );
  return reply.serializer((content: string) => content).send(file.content);
};

/** Returns a Content-Disposition header (RFC 6266): the real name in UTF-8, and one in ASCII for old clients. */
const attachment = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

declare module 'fastify' {
  interface FastifyRequest {
    principal: CurrentPrincipal | null;
  }
  interface FastifyContextConfig {
    /** The multipart form that the route takes. */
    form?: Form | undefined;
    /** True for a call that only reads although it is not a GET. */
    changesNothing?: true | undefined;
  }
}
