import type { Method } from '../../contract/call.ts';
import type { MessageCode } from '../messages.ts';
import { isShallow } from '../nesting.ts';
import { type FieldProblem, notFound, Refusal } from '../refusal.ts';
import type { SourceResource } from './resources.ts';

/** The largest answer, uncompressed. */
const ANSWER_BYTES = 8 * 1024 * 1024;
/** What is passed on of a source's own words. */
const PROBLEMS = 20;
const PROBLEM_LENGTH = 300;
/** What a list's total and range are in. */
const COUNTS = ['content-range', 'x-total-count'];

/** A call to be passed on, checked by the contract. */
export interface SourceCall {
  readonly method: Method;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: unknown;
}

export interface SourceAnswer {
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What passing calls on needs of its server. */
export interface SourcesHost {
  readonly config: {
    /** How long to wait for the whole answer. */
    readonly sourceTimeoutMs: number;
    /** The environment variables that may hold credentials. */
    readonly otherVariables: Readonly<Record<string, string | undefined>>;
  };
  readonly log: { warn(fields: object, text: string): void };
}

/** What the log says about a source that did not do as asked; it never has values. */
type Cause = Readonly<Record<string, unknown>>;

/**
 * Creates the service for the records of a resource that another server keeps. That server gets the method, the record's id, the query and the JSON
 * of a call, and the credential: nothing else of the caller's request. The address is the declaration's alone, so it may be in a private network.
 */
export const createSourceService = (
  { config, log }: SourcesHost,
  { resource, source }: SourceResource,
) => {
  const { auth, header = 'Authorization', path = resource } = source;
  const base = `${source.url.replace(/\/+$/, '')}/${path}`;

  const fail = (
    status: 502 | 503 | 504,
    code: MessageCode,
    { method }: SourceCall,
    cause: Cause,
  ): Refusal => {
    log.warn({ resource, method, ...cause }, 'a source of records failed');
    return new Refusal(status, code);
  };

  const credential = (call: SourceCall): Record<string, string> => {
    if (auth === undefined) return {};
    const value = config.otherVariables[auth]?.trim();
    // an unprintable one would be shown by the error of fetch
    if (value === undefined || !/^[\x20-\x7e]+$/.test(value))
      throw fail(503, 'source_not_set_up', call, { cause: `${auth} has no usable value` });
    return { [header]: value };
  };

  const send = async (call: SourceCall): Promise<{ response: Response; content: Buffer }> => {
    const { method, body } = call;
    const response = await fetch(addressOf(base, call), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...credential(call),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(config.sourceTimeoutMs),
    });
    return { response, content: await contentOf(response) };
  };

  const sendOrFail = async (call: SourceCall) => {
    try {
      return await send(call);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (error instanceof TooLarge)
        throw fail(502, 'source_broken', call, { cause: error.message });
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      if (!isSlow) throw fail(502, 'source_unreachable', call, { cause: codeOf(error) });
      const isRead = call.method === 'GET';
      throw fail(504, isRead ? 'source_slow' : 'source_slow_change', call, { cause: 'timeout' });
    }
  };

  /** Turns a status other than a success into a refusal: the user's mistake in the source's words, or the source's own fault. */
  const refusalOf = (call: SourceCall, status: number, value: unknown): Refusal => {
    if (status === 404 && call.id !== undefined) return notFound();
    if (status === 409) return new Refusal(409, 'changed_meanwhile');
    if (status === 400 || status === 422) return new Refusal(422, ...problemsOf(value));
    if (status === 429) return fail(503, 'busy', call, { status });
    const isRefused = status === 401 || status === 403;
    return fail(502, isRefused ? 'source_refused' : 'source_broken', call, { status });
  };

  return {
    /** Passes a call on. Throws 404, 409 and 422 for what the source says of it, 502 to 504 where it cannot answer. */
    pass: async (call: SourceCall): Promise<SourceAnswer> => {
      const { response, content } = await sendOrFail(call);
      const value = jsonOf(content);
      if (!response.ok) throw refusalOf(call, response.status, value);
      if (value === undefined && (call.method === 'GET' || content.length > 0))
        throw fail(502, 'source_broken', call, { cause: 'no JSON' });
      if (!isShallow(value)) throw fail(502, 'source_broken', call, { cause: 'nested too deeply' });
      return {
        value: value ?? {},
        headers: Object.fromEntries(
          COUNTS.flatMap((name) => {
            const count = response.headers.get(name);
            return count === null ? [] : [[name, count]];
          }),
        ),
      };
    },
    /** Returns the refusal of an answer that is not of the dialect. */
    broken: (call: SourceCall): Refusal =>
      fail(502, 'source_broken', call, { cause: 'not of the dialect' }),
  };
};

const addressOf = (base: string, { id, query = {} }: SourceCall): URL => {
  const url = new URL(id === undefined ? base : `${base}/${encodeURIComponent(id)}`);
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) url.searchParams.append(name, value);
  return url;
};

class TooLarge extends Error {}

const contentOf = async ({ body }: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new TooLarge(`more than ${ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const jsonOf = (content: Buffer): unknown => {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Returns the code of a failed connection, such as ECONNREFUSED. */
const codeOf = (error: unknown): string => {
  const { cause = error } = error as Error;
  const { code, name } = cause as Error & { code?: string };
  return code ?? name;
};

const says = (text: string): FieldProblem => ({
  code: 'source_says',
  params: { text: text.slice(0, PROBLEM_LENGTH) },
});

/** Returns what a source says about invalid input: `{ message, errors: { field: text or texts } }`, as react-admin expects it. */
const problemsOf = (value: unknown): ['source_says' | 'source_refuses_input', object] => {
  const { message, errors } = (value ?? {}) as { message?: unknown; errors?: unknown };
  const fields = Object.entries(typeof errors === 'object' && errors !== null ? errors : {})
    .slice(0, PROBLEMS)
    .flatMap(([name, texts]): [string, FieldProblem[]][] => {
      const said = [texts].flat().filter((text) => typeof text === 'string');
      return said.length > 0 ? [[name, said.slice(0, PROBLEMS).map(says)]] : [];
    });
  const details = fields.length > 0 ? { fields: Object.fromEntries(fields) } : {};
  return typeof message === 'string' && message.trim() !== ''
    ? ['source_says', { ...details, params: { text: message.slice(0, PROBLEM_LENGTH) } }]
    : ['source_refuses_input', details];
};
