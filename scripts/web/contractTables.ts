import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const CONTRACT_MODULE = /\/contract\/(?:calls|entities|byCall)\/\w+\.ts$/;
const CONTRACT = /\/contract\/[\w/]+\.ts$/;
/** What is made of all calls: a change anywhere in the contract changes it. */
const TABLE_OF_ALL = /\/contract\/byCall\//;

/** What of a call the web application needs at run time. */
const CALL_PARTS = ['method', 'path', 'roles', 'response'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && '_zod' in value;
const isCall = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && 'method' in value && 'path' in value;
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (isRecord(value) && !isSchema(value) && Object.values(value).every(isPlain));

/** A form is known by the names of its file parts. */
const filesOf = ({ form }: Record<string, unknown>) =>
  isRecord(form) ? { files: form.files } : {};

const lightCall = (definition: Record<string, unknown>) => ({
  ...Object.fromEntries(
    CALL_PARTS.filter((part) => !isSchema(definition[part])).map((part) => [
      part,
      definition[part],
    ]),
  ),
  ...filesOf(definition),
});

/** The run-time value of an export without its schemas, or undefined when nothing is left of it. */
const lightValue = (value: unknown): unknown => {
  if (isSchema(value))
    return Array.isArray(value.options) && value.options.every(isPlain)
      ? { options: value.options }
      : undefined;
  if (isPlain(value)) return value;
  if (!isRecord(value) || !Object.values(value).every(isCall)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, definition]) => [
      name,
      lightCall(definition as Record<string, unknown>),
    ]),
  );
};

/** The source of a module of the contract without its schemas. */
export const lightModule = (module: Record<string, unknown>): string =>
  Object.entries(module)
    .map(([name, value]) => [name, lightValue(value)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n') || 'export {};';

/** Whether a file is one whose schemas stay on the server. */
export const isContractModule = (file: string): boolean => CONTRACT_MODULE.test(file);

/**
 * The web application takes URLs, choices and constants from the contract, and types; the schemas and the library that they are
 * written in stay on the server. Each module of calls or entities is evaluated, and what is plain in it is bundled. An import of
 * anything else from them fails the build with the name of the missing export.
 */
export const contractTables = (): Plugin => {
  let isServed = false;

  return {
    name: 'turntable:contract-tables',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!isContractModule(file)) return null;
      if (isServed && TABLE_OF_ALL.test(file)) {
        const { module } = await runnerImport<Record<string, unknown>>(file, {
          configFile: false,
          logLevel: 'error',
        });
        return { code: lightModule(module), moduleSideEffects: false };
      }
      const { mtimeMs } = await stat(file); // a changed file is evaluated again while developing
      const module: Record<string, unknown> = await import(`${pathToFileURL(file)}?at=${mtimeMs}`);
      return { code: lightModule(module), moduleSideEffects: false };
    },
    hotUpdate({ file, modules }) {
      if (!CONTRACT.test(file)) return undefined;
      const tables = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        TABLE_OF_ALL.test(id ?? ''),
      );
      return [...new Set([...modules, ...tables])];
    },
  };
};
