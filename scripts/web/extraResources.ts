import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { withoutTexts } from './declaredTexts.ts';

const TABLE = /\/src\/resources\/index\.ts$/;
const TEXTS = /\/src\/resources\/texts\/(en|de)\.ts$/;
const EXPORT = 'export const RESOURCES';

/** As far as this plugin knows them: the web's sources are compiled by themselves. */
interface Texts {
  textsOf: (resources: readonly unknown[], language: string | undefined) => unknown;
}
interface Product {
  RESOURCES: readonly unknown[];
}

/** Vite would bundle what an import names by itself. */
const imported = <Module>(file: string): Promise<Module> => import(pathToFileURL(file).href);

/**
 * Adds the resources that a file exports to those of the product: how a declaration is tried that the product does not have
 * (tests/e2e/inspections). Nothing of it is in a build without EXTRA_RESOURCES.
 */
export const extraResources = (root: string, path: string | undefined): Plugin[] => {
  if (!path) return [];
  const file = resolve(root, path);
  const plugin: Plugin = {
    name: 'turntable:extra-resources',
    enforce: 'pre',
    load: {
      filter: { id: TEXTS },
      async handler(id) {
        const language = TEXTS.exec(id)?.[1];
        const { textsOf } = await imported<Texts>(resolve(root, 'src/resources/texts/textsOf.ts'));
        const { RESOURCES } = await imported<Product>(resolve(root, 'src/resources/index.ts'));
        const extra = Object.values(await imported<Record<string, unknown>>(file));
        return `export default ${JSON.stringify(textsOf([...RESOURCES, ...extra], language))};`;
      },
    },
    transform: {
      filter: { id: /\.ts$/ },
      handler(code, id) {
        if (id !== file && !TABLE.test(id)) return null;
        if (id === file) return { code: withoutTexts(code, id), map: null };
        if (!code.includes(EXPORT)) this.error(`${id} does not say ${EXPORT}`);
        const all = `import * as extra from ${JSON.stringify(file)};\n${EXPORT} = [...OWN_RESOURCES, ...Object.values(extra)];`;
        return { code: `${code.replace(EXPORT, 'const OWN_RESOURCES')}\n${all}`, map: null };
      },
    },
  };
  return [plugin];
};
