import type { Page, Request } from '@playwright/test';
import type { z } from 'zod';
import { url } from '../../../contract/fields.ts';
import { CALLS, type Field, fieldsOf } from './contractFields.ts';
import { MARKED } from './payloads.ts';

/** A part of each payload, so that a text is known that has one. */
const MARK = /__xss|alert\(1\)|stolen|^<|evil/;

interface Answer {
  readonly call: string;
  readonly path: RegExp;
  readonly fields: readonly Field[];
}

/** Texts of an answer that may hold anything; addresses of pictures are ours. */
const isText = ({ schema }: Field): boolean =>
  schema !== url && MARKED.some((payload) => schema.safeParse(payload).success);

/** Texts that nobody's writing comes to these pages in: our own words and digests, names of the views' drawings, what the server checks once more. */
const OURS = [
  /\b(next_cursor|code|silhouette|sha256|strokes_mark|url|link|message|ftp_pass|sender_email)$/,
  /\b(vin|vehicle|vehicle_name)$/, // made of what the contract checks once more when it is answered
  /^auth\/me data\.viewed_by|^auth\/me viewed_by/, // a name as others are, of somebody who looks on
  /^profile\/sessions data\./, // words of ours for a browser, seen by its owner alone
  /^admin\/cutout-engines /, // what the server calls its engines, and says of them
  /cutout_engine$/,
  /components\/:id data\.name$/, // the same component as in lists
];
const isOurs = (name: string): boolean => OURS.some((own) => own.test(name));

const parametersOf = ({ call }: Answer): number => call.split(':').length;

/** What each reading call answers, those with the fewest parameters first. */
const ANSWERS: readonly Answer[] = CALLS.flatMap(([, { method, path, response }]) => {
  if (method !== 'GET' || response === 'bytes') return [];
  const fields = fieldsOf(response).filter(isText);
  const pattern = path.replaceAll(/:\w+/g, '[^/]+');
  return [{ call: path, path: new RegExp(`/api/${pattern}$`), fields }];
}).toSorted((a, b) => parametersOf(a) - parametersOf(b));

/** The texts in a JSON value with where they stand, as `fieldsOf` says it. */
function* textsIn(value: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, path);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      yield* textsIn(item, path ? `${path}.${key}` : key);
  }
}

/** Which of the contract's texts have come to pages with a payload in them. Calls that answer the same entity share its fields. */
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
    const body: unknown = await response?.json().catch(() => undefined); // the page was left meanwhile
    for (const [path, text] of textsIn(body)) {
      const field = MARK.test(text) && answer.fields.find((one) => one.path === path);
      if (field) this.#seen.add(field.schema);
    }
  }

  /** Reads what has come so far: the browser forgets the answers of a page that is left. */
  async readAll(): Promise<void> {
    await Promise.all(this.#reading.splice(0));
  }

  /** @returns the names of the texts that never came, one for all calls that answer it */
  async missing(): Promise<string[]> {
    await this.readAll();
    const left = new Map<z.ZodType, string>();
    for (const { call, fields } of ANSWERS) {
      for (const { path, schema } of fields)
        if (!this.#seen.has(schema)) left.set(schema, `${call} ${path}`);
    }
    return [...left.values()].filter((name) => !isOurs(name)).toSorted();
  }
}
