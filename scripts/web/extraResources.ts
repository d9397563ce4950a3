import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const TABLE = /\/src\/resources\/index\.ts$/;
const EXPORT = 'export const RESOURCES';

/**
 * Adds the resources that a file exports to those of the product: how a declaration is tried that the product does not have
 * (tests/e2e/inspections). Nothing of it is in a build without EXTRA_RESOURCES.
 */
export const extraResources = (root: string, path: string | undefined): Plugin[] => {
  if (!path) return [];
  const file = JSON.stringify(resolve(root, path));
  const plugin: Plugin = {
    name: 'turntable:extra-resources',
    enforce: 'pre',
    transform: {
      filter: { id: TABLE },
      handler(code, id) {
        if (!code.includes(EXPORT)) this.error(`${id} does not say ${EXPORT}`);
        const all = `import * as extra from ${file};\n${EXPORT} = [...OWN_RESOURCES, ...Object.values(extra)];`;
        return { code: `${code.replace(EXPORT, 'const OWN_RESOURCES')}\n${all}`, map: null };
      },
    },
  };
  return [plugin];
};
