import type { RestSource } from '../contract/rest/declaration.ts';

type Options = Pick<RestSource, 'path' | 'auth' | 'header' | 'can'>;

/** Records on another server that speaks the dialect of ra-data-simple-rest. */
export const simpleRest = (url: string, options: Options = {}): RestSource => ({
  url,
  ...options,
  parameters: ['sort', 'range', 'filter'],
  provider: async (address, httpClient) =>
    (await import('ra-data-simple-rest')).default(address, httpClient),
});

/** Records on another server that speaks the dialect of json-server. */
export const jsonServer = (url: string, options: Options = {}): RestSource => ({
  url,
  ...options,
  parameters: ['id', 'q', '_sort', '_order', '_start', '_end'],
  provider: async (address, httpClient) =>
    (await import('ra-data-json-server')).default(address, httpClient),
});
