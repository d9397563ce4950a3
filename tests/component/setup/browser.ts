import { File as NodeFile } from 'node:buffer';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { queryClient } from '@turntable/declare/app/queryClient.ts';
import Cookies from 'js-cookie';
import { afterEach, vi } from 'vitest';
import { forgetAccount } from '../../../src/authProvider/account.ts';

// Runs before each file. Modules are loaded once per worker: their state is reset after each test.
// Adds what jsdom lacks: layout, relative URLs, and forms that Node's fetch can send.

vi.unstubAllGlobals();
configure({
  // Printing the page's elements on each failed search took a tenth of the tests' time: its text is enough.
  getElementError: (message, container) =>
    new Error(`${message}\n\nThe page says: ${container.textContent}`),
  asyncUtilTimeout: Number(process.env.COMPONENT_WAIT_SECONDS ?? 60) * 1000,
});

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoObserver);
vi.stubGlobal('IntersectionObserver', NoObserver);
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as never; // no other method is called

const fetchAnywhere = globalThis.fetch;
const { constructor: NodeForm } = await new Response(new URLSearchParams()).formData();

/** Converts jsdom's form data to Node's: Node's fetch would send jsdom's as text. */
async function formForNode(form: FormData): Promise<FormData> {
  const copy: FormData = Reflect.construct(NodeForm, []);
  for (const [name, part] of form) {
    if (typeof part === 'string') copy.append(name, part);
    else
      copy.append(
        name,
        new NodeFile([new Uint8Array(await part.arrayBuffer())], part.name, {
          type: part.type,
        }) as unknown as File,
      ); // nothing else is read
  }
  return copy;
}

/** Requests wait at random up to this many milliseconds, half of them less than its root, to find what relies on their order (`npm run test:flaky`). */
const LONGEST_DELAY = Number(process.env.COMPONENT_DELAY_MS ?? 0);

/** Ends what a page has asked for when it is left, as browsers do: an answer for the last test's user would sign out the next one's. */
let leaving = new AbortController();

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const address = typeof input === 'string' ? new URL(input, window.location.href) : input;
  const signal = AbortSignal.any([leaving.signal, ...(init?.signal ? [init.signal] : [])]);
  const body = init?.body instanceof FormData ? await formForNode(init.body) : init?.body;
  if (LONGEST_DELAY > 0) await setTimeout(LONGEST_DELAY ** Math.random(), undefined, { signal });
  return fetchAnywhere(address, { ...init, ...(body && { body }), signal });
});

/** Sends forms like the page's XMLHttpRequest. jsdom's own treats the server as another origin, since the page's URL is set late. */
class FormRequest {
  readonly upload: Pick<XMLHttpRequestUpload, 'onprogress'> = { onprogress: null };
  readonly #headers: Record<string, string> = {};
  readonly #given = new AbortController();
  #address: readonly [method: string, url: string] = ['GET', ''];
  #answered = new Headers();
  status = 0;
  response: ArrayBuffer | null = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  open(method: string, url: string): void {
    this.#address = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name);
  }

  abort(): void {
    this.#given.abort();
    this.onabort?.();
  }

  async send(body: FormData): Promise<void> {
    const [method, url] = this.#address;
    try {
      const answer = await fetch(url, {
        method,
        headers: this.#headers,
        body,
        signal: this.#given.signal,
      });
      this.#answered = answer.headers;
      this.status = answer.status;
      this.response = await answer.arrayBuffer();
      this.onload?.();
    } catch {
      if (!this.#given.signal.aborted) this.onerror?.();
    }
    this.onloadend?.();
  }
}
vi.stubGlobal('XMLHttpRequest', FormRequest);

const fetchOfPage = globalThis.fetch;
afterEach(async () => {
  cleanup();
  leaving.abort();
  await setImmediate(); // what was waiting for an answer may send more: without a session, whose refusal would sign out the next test's user
  leaving = new AbortController();
  queryClient.clear();
  forgetAccount();
  localStorage.clear();
  for (const cookie of document.cookie.split('; '))
    Cookies.remove(cookie.split('=')[0] ?? '', { path: '/' });
  document.body.replaceChildren();
  globalThis.fetch = fetchOfPage;
});
