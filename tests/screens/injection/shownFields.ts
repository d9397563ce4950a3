import type { Page, Request } from '@playwright/test';
import { url } from '@turntable/declare/contract/fields.ts';
import type { z } from 'zod';
import { CALLS, type Field, fieldsOf } from './contractFields.ts';
import { MARKED } from './payloads.ts';

/** Matches a part of every payload. */
const MARK = /__xss|alert\(1\)|stolen|^<|evil/;

interface Answer {
  readonly call: string;
  readonly path: RegExp;
  readonly fields: readonly Field[];
}

/** Returns whether a field of an answer can contain any text. URLs of pictures are made by the server. */
const isText = ({ schema }: Field): boolean =>
  schema !== url && MARKED.some((payload) => schema.safeParse(payload).success);

/** Fields without users' text on these pages: the product's own texts, digests, names of the views' drawings, and texts that the server checks again. */
const WITHOUT_USER_TEXT = [
  /\b(next_cursor|code|silhouette|sha256|strokes_mark|url|link|message|ftp_pass|sender_email)$/,
  /\b(vin|vehicle|vehicle_name)$/, // made of texts that the contract checks again in answers
  /^auth\/me data\.viewed_by|^auth\/me viewed_by/, // a user's name, shown only while viewing as a company
  /^profile\/sessions data\./, // the product's own description of a browser
  /^admin\/cutout-engines /, // the server's own names and descriptions
  /cutout_engine$/,
  /components\/:id data\.name$/, // the same texts as in lists
];
const hasNoUserText = (name: string): boolean => WITHOUT_USER_TEXT.some((own) => own.test(name));

const parametersOf = ({ call }: Answer): number => call.split(':').length;

/** The answers of all GET calls, those with the fewest parameters first. */
const ANSWERS: readonly Answer[] = CALLS.flatMap(([, { method, path, response }]) => {
  if (method !== 'GET' || response === 'bytes') return [];
  const fields = fieldsOf(response).filter(isText);
  const pattern = path.replaceAll(/:\w+/g, '[^/]+');
  return [{ call: path, path: new RegExp(`/api/${pattern}$`), fields }];
}).toSorted((a, b) => parametersOf(a) - parametersOf(b));

/** Yields the texts in a JSON value with their paths, in the format of `fieldsOf`. */
function* textsIn(value: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, path);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      yield* textsIn(item, path ? `${path}.${key}` : key);
  }
}

/** Records which text fields of the contract have reached pages with a payload. Calls that answer the same entity share its fields. */
export class ShownFields {
  readonly #seen = new Set<z.ZodType>();
  readonly #reading: Promise<void>[] = [];

  listenTo(page: Page): void {
    page.on('requestfinished', (request) => this.#reading.push(this.#read(request)));
  }

  async #read(request: Request): Promise<void> {
    const { pathname } = new URL(request.url());
    const answer = request.method() === 'GET' && ANSWERS.find(({ path }) => path.test(pathname));
    if (!answer) return;
    const response = await request.response();
    const body: unknown = await response?.json().catch(() => undefined); // the page has navigated away
    for (const [path, text] of textsIn(body)) {
      const field = MARK.test(text) && answer.fields.find((one) => one.path === path);
      if (field) this.#seen.add(field.schema);
    }
  }

  /** Reads the answers received so far: the browser discards them when the page navigates. */
  async readAll(): Promise<void> {
    await Promise.all(this.#reading.splice(0));
  }

  /** @returns the names of the fields that were never seen, once for all calls that answer them */
  async missing(): Promise<string[]> {
    await this.readAll();
    const left = new Map<z.ZodType, string>();
    for (const { call, fields } of ANSWERS) {
      for (const { path, schema } of fields)
        if (!this.#seen.has(schema)) left.set(schema, `${call} ${path}`);
    }
    return [...left.values()].filter((name) => !hasNoUserText(name)).toSorted();
  }
}
