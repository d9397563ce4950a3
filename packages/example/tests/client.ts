import { expect } from 'vitest';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { errors?: Record<string, string[]> };
}

/** Returns functions that call a running application; its address is asked at each call. */
export const clientOf = (address: () => string) => {
  const ask = async (
    token: string,
    method: string,
    path: string,
    body?: object,
    language = 'en',
  ): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address()}/api/${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };

  const signIn = async (email: string, password = 'repair-demo'): Promise<string> => {
    const { status, body } = await ask('', 'POST', 'session', { email, password });
    expect(status).toBe(200);
    return String(body.access_token);
  };

  /** Makes a call that must succeed. */
  const must = async (...asked: Parameters<typeof ask>): Promise<Answer['body']> => {
    const { status, body } = await ask(...asked);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

  /** Uploads a file for a field of a resource. */
  const upload = async (
    token: string,
    resource: string,
    field: string,
    content: Uint8Array,
    name: string,
  ) => {
    const form = new FormData();
    form.set('field', field);
    form.set('file', new Blob([content as BlobPart]), name);
    return ask(token, 'POST', `rest/${resource}/files`, form);
  };

  return { ask, signIn, must, upload };
};
