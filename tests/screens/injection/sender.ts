import { SAMPLE_PASSWORD } from '../../../server/db/seed/sampleUsers.ts';

type Json = Record<string, unknown>;
interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** An answer's status and parsed body. */
export interface ApiAnswer {
  status: number;
  body: { data?: Json & Json[]; id?: number; errors?: Record<string, string[]> };
}

/** Calls a server with sample data as one user. */
export class Sender {
  readonly #base: string;
  readonly #token: string | undefined;

  private constructor(base: string, token?: string) {
    this.#base = base;
    this.#token = token;
  }

  /** @throws when the sample data has no user with this address */
  static async as(base: string, email: string): Promise<Sender> {
    const { status, body } = await new Sender(base).post('auth/login', {
      email,
      password: SAMPLE_PASSWORD,
    });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
    return new Sender(base, String((body as Json).access_token));
  }

  async get(path: string): Promise<ApiAnswer['body']> {
    return (await this.#send('GET', path)).body;
  }

  /** The id of the first row of a list. */
  async newest(path: string): Promise<unknown> {
    return (await this.get(path)).data?.[0]?.id;
  }

  /** The id of the user's company. */
  async ownCompany(): Promise<number> {
    return ((await this.get('auth/me')) as { company: { id: number } }).company.id;
  }

  post(path: string, data: Json): Promise<ApiAnswer> {
    return this.#send('POST', path, JSON.stringify(data));
  }

  put(path: string, data: Json): Promise<ApiAnswer> {
    return this.#send('PUT', path, JSON.stringify(data));
  }

  form(path: string, parts: Record<string, string | SentFile>): Promise<ApiAnswer> {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) {
      if (typeof part === 'string') form.append(name, part);
      else
        form.append(
          name,
          new Blob([new Uint8Array(part.buffer)], { type: part.mimeType }),
          part.name,
        );
    }
    return this.#send('POST', path, form);
  }

  async #send(method: string, path: string, body?: string | FormData): Promise<ApiAnswer> {
    const headers = {
      'accept-language': 'en',
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${this.#base}/api/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, body: (await answer.json()) as ApiAnswer['body'] };
  }
}
