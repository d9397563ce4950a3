import type { Call } from '../contract/call.ts';

/** The address of the API: our own server, or a foreign one with the calls of the specification's chapter 7. */
const API_BASE: string = import.meta.env?.VITE_API_URL?.replace(/\/$/, '') ?? '/api';

export type PathParams = Record<string, string | number>;
export type Query = Record<string, unknown>;

/** Returns the names of the parameters in a call's path. */
export const namesInPath = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/**
 * Returns a call's address. Parameters are encoded; query values that are undefined, null or empty are left out.
 * @throws if a parameter of the path is missing: a programming error.
 */
export const urlOf = (
  { path }: Pick<Call, 'path'>,
  params: PathParams = {},
  query: Query = {},
): string => {
  const place = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `${API_BASE}/${place}${search.size > 0 ? `?${search}` : ''}`;
};
