import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Returns whether a file is in a domain of the contract: its schemas stay on the server. */
export const isContractModule = (file: string): boolean => /\/contract\/\w+\/\w+\.ts$/.test(file);

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Values => isRecord(value) && '_zod' in value;
const isPlain = (value: unknown): boolean =>
  isRecord(value)
    ? !isSchema(value) && Object.values(value).every(isPlain)
    : value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Returns whether a module is code that the browser can run unchanged: functions and constants, without schemas and calls. */
export const isCode = (module: Values): boolean => {
  const others = Object.values(module).filter((value) => typeof value !== 'function');
  return others.length < Object.keys(module).length && others.every(isPlain);
};

/** Returns the parts of a call that the browser needs; of a form, the names of its file parts. */
const lightCall = ({ method, path, roles, response, form }: Values) => ({
  method,
  path,
  roles,
  files: isRecord(form) ? form.files : undefined,
  response: isSchema(response) ? undefined : response,
});

/** Returns an export without its schemas; undefined if nothing is left of it. */
const lightValue = (value: unknown): unknown => {
  if (isPlain(value)) return value;
  if (!isRecord(value)) return undefined;
  const { options } = value;
  if (isSchema(value)) return Array.isArray(options) && isPlain(options) ? { options } : undefined;
  if (!Object.values(value).every((call) => isRecord(call) && 'method' in call)) return undefined;
  const calls = Object.entries(value as Record<string, Values>);
  return Object.fromEntries(calls.map(([name, call]) => [name, lightCall(call)]));
};

/** Returns the source of a module of the contract without its schemas. */
export const lightModule = (module: Values): string =>
  Object.entries(module)
    .map(([name, value]) => [name, JSON.stringify(lightValue(value))])
    .flatMap(([name, value]) => (value === undefined ? [] : `export const ${name} = ${value};`))
    .join('\n') || 'export {};';

/** Bundles only the contract's addresses and constants; schemas and their library stay on the server: saves 44 of 349 kB (gzip). */
export const contractTables = (): Plugin => ({
  name: 'turntable:contract-tables',
  async load(id) {
    const file = id.split('?')[0] ?? id;
    if (!isContractModule(file)) return null;
    // while developing, a changed file is evaluated again
    const module: Values = await import(`${pathToFileURL(file)}?at=${(await stat(file)).mtimeMs}`);
    return isCode(module) ? null : { code: lightModule(module), moduleSideEffects: false };
  },
});
