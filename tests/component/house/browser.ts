import { File as NodeFile } from 'node:buffer';
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// What a browser has and jsdom lacks: layout, addresses that begin at the page, and forms with files that fetch can send.

configure({ asyncUtilTimeout: 60_000 });

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
  ({ media, matches: false, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} }) as never; // no more is asked of it

const fetchAnywhere = globalThis.fetch;
const { constructor: NodeForm } = await new Response(new URLSearchParams()).formData();

/** A form of the page as Node's fetch reads it, which takes jsdom's for a text. */
async function formForNode(form: FormData): Promise<FormData> {
  const copy: FormData = Reflect.construct(NodeForm, []);
  for (const [name, part] of form) {
    if (typeof part === 'string') copy.append(name, part);
    else copy.append(name, new NodeFile([new Uint8Array(await part.arrayBuffer())], part.name, { type: part.type }) as unknown as File); // all that is read of it
  }
  return copy;
}

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const address = typeof input === 'string' ? new URL(input, window.location.href) : input;
  return fetchAnywhere(address, init?.body instanceof FormData ? { ...init, body: await formForNode(init.body) } : init);
});
