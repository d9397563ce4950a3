import type { Call, ResponseOf, SentBody } from '@turntable/declare/contract/call.ts';
import { Failure } from '@turntable/declare/contract/page.ts';
import { expect } from 'vitest';
import { z } from 'zod';

interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type?: string;
}

/** The input of a call. Looser than the contract on purpose: tests also send what the contract forbids. */
export interface CallInput<C extends Call = Call> {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: SentBody<C> | Record<string, unknown> | null;
  fields?: Record<string, string | number>;
  /** By the names of their parts; several files may have one name. */
  files?: Record<string, SentFile | readonly SentFile[]>;
  headers?: Record<string, string>;
}

export interface Answer<C extends Call = Call> {
  status: number;
  /** The body as received; bytes as Latin-1. */
  text: string;
  headers: Headers;
  /** The body of a success, checked against the contract. @throws for a failure, with the server's message */
  readonly ok: ResponseOf<C>;
  /** The body of a failure. @throws for a success */
  readonly failure: Failure;
}

/** Calls a server with a user's token, or without one. */
export class Client {
  readonly baseUrl: string;
  readonly token: string | undefined;

  constructor(baseUrl: string, token?: string) {
    this.baseUrl = baseUrl;
    this.token = token;
  }

  /** Makes a call and reads the whole response, with any status. */
  async call<const C extends Call>(call: C, callInput: CallInput<C> = {}): Promise<Answer<C>> {
    const response = await fetch(`${this.baseUrl}/api/${address(call, callInput)}`, {
      method: call.method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...contentType(callInput),
        ...callInput.headers,
      },
      ...payload(callInput),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return new ReadAnswer(call, response, bytes) as Answer<C>; // the getters check what the type promises
  }

  /** Makes a call that must succeed. @returns its response, checked against the contract */
  async must<const C extends Call>(call: C, callInput: CallInput<C> = {}): Promise<ResponseOf<C>> {
    return (await this.call(call, callInput)).ok;
  }
}

class ReadAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly #call: Call;
  readonly #bytes: Buffer;

  constructor(call: Call, response: Response, bytes: Buffer) {
    this.#call = call;
    this.#bytes = bytes;
    this.status = response.status;
    this.headers = response.headers;
    this.text = bytes.toString(call.response === 'bytes' ? 'latin1' : 'utf8');
  }

  get ok(): unknown {
    const { method, path, response } = this.#call;
    if (this.status < 200 || this.status > 299)
      throw new Error(`${method} ${path} answered ${this.status}: ${this.text.slice(0, 500)}`);
    if (!(response instanceof z.ZodType)) return new Blob([new Uint8Array(this.#bytes)]);
    return response.parse(JSON.parse(this.text));
  }

  get failure(): Failure {
    expect(
      this.status,
      `${this.#call.method} ${this.#call.path} should have failed: ${this.text.slice(0, 500)}`,
    ).toBeGreaterThanOrEqual(400);
    return Failure.parse(JSON.parse(this.text));
  }
}

function address({ path }: Call, { params = {}, query = {} }: CallInput): string {
  const place = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? `:${name}`),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return search.size > 0 ? `${place}?${search}` : place;
}

function contentType({ body, fields, files }: CallInput): Record<string, string> {
  return body !== undefined && !fields && !files ? { 'content-type': 'application/json' } : {};
}

function payload({ body, fields, files }: CallInput): { body?: string | FormData } {
  if (!fields && !files) return body === undefined ? {} : { body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  for (const [name, part] of Object.entries(files ?? {})) {
    for (const { name: fileName, bytes, type = 'image/jpeg' } of [part].flat())
      form.append(name, new Blob([bytes], { type }), fileName);
  }
  return { body: form };
}
