import { type APIRequestContext, expect } from '@playwright/test';
import { LOGINS, type Login, PASSWORD } from '../dealer.ts';

type Json = Record<string, unknown>;
interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What was answered: its status, and the parsed body. */
export interface Said {
  status: number;
  body: { data?: Json & Json[]; id?: number; errors?: Record<string, string[]> };
}

/** Speaks to the server as one person. */
export class Sender {
  readonly #request: APIRequestContext;
  readonly #base: string;
  readonly #headers: Record<string, string>;

  private constructor(request: APIRequestContext, base: string, token: string) {
    this.#request = request;
    this.#base = base;
    this.#headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  }

  static async as(request: APIRequestContext, base: string, login: Login): Promise<Sender> {
    const answer = await request.post(`${base}/api/auth/login`, { data: { email: LOGINS[login], password: PASSWORD } });
    expect(answer.ok()).toBe(true);
    return new Sender(request, base, String(((await answer.json()) as Json).access_token));
  }

  async get(path: string): Promise<Said['body']> {
    return (await (await this.#request.get(`${this.#base}/api/${path}`, { headers: this.#headers })).json()) as Said['body'];
  }

  /** The id of the first row of a list. */
  async newest(path: string): Promise<unknown> {
    return (await this.get(path)).data?.[0]?.id;
  }

  /** The id of the speaker's company. */
  async ownCompany(): Promise<number> {
    const answer = await this.#request.get(`${this.#base}/api/auth/me`, { headers: this.#headers });
    return ((await answer.json()) as { company: { id: number } }).company.id;
  }

  async post(path: string, data: Json): Promise<Said> {
    const answer = await this.#request.post(`${this.#base}/api/${path}`, { headers: this.#headers, data });
    return { status: answer.status(), body: (await answer.json()) as Said['body'] };
  }

  async put(path: string, data: Json): Promise<Said> {
    const answer = await this.#request.put(`${this.#base}/api/${path}`, { headers: this.#headers, data });
    return { status: answer.status(), body: (await answer.json()) as Said['body'] };
  }

  async form(path: string, multipart: Record<string, string | SentFile>): Promise<Said> {
    const answer = await this.#request.post(`${this.#base}/api/${path}`, { headers: this.#headers, multipart });
    return { status: answer.status(), body: (await answer.json()) as Said['body'] };
  }
}
