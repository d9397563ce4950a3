import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textIn } from '../../contract/localText.ts';
import type { Failure } from '../../contract/page.ts';
import { DatabaseUnavailable, isOutOfRange } from '../databaseErrors.ts';
import { acceptedLocale, codeFor, type Locale, type MessageCode, message } from '../messages.ts';
import type { CurrentPrincipal } from '../principal.ts';
import { type FieldProblem, notFound, Refusal, type RefusalStatus } from '../refusal.ts';

/** Returns the response's language: the request's, else the user's, else English. */
export const localeOf = (request: Pick<FastifyRequest, 'headers' | 'principal'>): Locale =>
  acceptedLocale(request.headers['accept-language']) ?? request.principal?.locale ?? 'en';

/** Errors of Fastify and its plugins, by HTTP status. */
const byStatus: Partial<Record<number, [RefusalStatus, MessageCode]>> = {
  400: [400, 'bad_request'],
  404: [404, 'not_found'],
  413: [413, 'too_large'],
  415: [415, 'unsupported_media_type'],
  429: [429, 'too_many_requests'],
  503: [503, 'busy'],
};

/** What an application knows of failures beyond the layer. */
export interface FailureOptions {
  /** Turns an error of the application's own parts into a refusal; null for any other. */
  readonly refusalOf?: (error: unknown) => Refusal | null;
  /** Returns whether a user gets the texts of operators (`codeFor`). */
  readonly isOperator?: (principal: CurrentPrincipal) => boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    failureOptions: FailureOptions;
  }
}

/** About the duration of a database restart. */
const DATABASE_BACK_SECONDS = 5;

/** Turns an error into a refusal; null for an internal error. */
const asRefusal = (error: FastifyError | Error, { refusalOf }: FailureOptions): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) {
    return new Refusal(503, error.outcomeUnknown ? 'perhaps_saved' : 'database_away', {
      retryAfterSeconds: DATABASE_BACK_SECONDS,
    });
  }
  // An id beyond the database's integers cannot exist.
  if (isOutOfRange(error)) return new Refusal(404, 'not_found');
  const refusal = refusalOf?.(error);
  if (refusal) return refusal;
  const known = byStatus[(error as FastifyError).statusCode ?? 500];
  if (!known) return null;
  const seconds = (error as { retryAfterSeconds?: number }).retryAfterSeconds;
  return new Refusal(
    ...known,
    seconds === undefined ? {} : { params: { seconds }, retryAfterSeconds: seconds },
  );
};

const textOf = (locale: Locale, problem: FieldProblem): string =>
  typeof problem === 'string'
    ? message(locale, problem)
    : message(locale, problem.code, problem.params);

const answerOf = (locale: Locale, { code, details }: Refusal, isOperator: boolean): Failure => ({
  message: details.text
    ? textIn(details.text, locale)
    : message(locale, codeFor(code, isOperator), details.params),
  ...(details.fields && {
    errors: Object.fromEntries(
      Object.entries(details.fields).map(([field, problems]) => [
        field,
        problems.map((problem) => textOf(locale, problem)),
      ]),
    ),
  }),
});

const isOperator = ({ principal, server }: FastifyRequest): boolean =>
  principal !== null && server.failureOptions.isOperator?.(principal) === true;

/** The answer to a failed request, or to a part of one. */
interface FailureAnswer {
  readonly status: number;
  readonly failure: Failure;
  readonly retryAfterSeconds?: number | undefined;
}

/** Returns the answer to an error, in the request's language. Logs errors whose cause is not the request. */
export const failureOf = (request: FastifyRequest, error: FastifyError | Error): FailureAnswer => {
  const locale = localeOf(request);
  const refusal = asRefusal(error, request.server.failureOptions);
  if (!refusal || (refusal !== error && refusal.statusCode >= 500))
    request.log.error({ err: error }, 'a request failed');
  if (!refusal)
    return { status: 500, failure: { message: message(locale, 'something_went_wrong') } };
  return {
    status: refusal.statusCode,
    failure: answerOf(locale, refusal, isOperator(request)),
    retryAfterSeconds: refusal.details.retryAfterSeconds,
  };
};

/** Returns whether a response's stream ended only because the client closed the connection. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyReply): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/** Answers all errors: `{ message, errors? }` in the request's language, never a stack trace (specification, chapter 8). */
export const answerFailures = (app: FastifyInstance, options: FailureOptions = {}): void => {
  app.decorate('failureOptions', options);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasLeft(error, reply)) {
      const { method, routeOptions } = request;
      request.log.info({ method, route: routeOptions.url }, 'the client left before its answer');
      return reply.hijack();
    }
    const { status, failure, retryAfterSeconds } = failureOf(request, error);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-language', localeOf(request))
      .serializer(JSON.stringify)
      .send(failure);
  });
};
