import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// What a browser has and jsdom lacks: layout, and addresses that begin at the page.

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
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
  fetchAnywhere(typeof input === 'string' ? new URL(input, window.location.href) : input, init),
);
