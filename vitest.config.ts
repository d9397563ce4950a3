import type { ResolvedConfig } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

const suite = (name: string, timeoutSeconds: number, more: ProjectConfig = {}) => ({
  extends: true as const,
  test: {
    ...more,
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`, ...(more.include ?? [])],
    testTimeout: timeoutSeconds * 1000,
    hookTimeout: 120_000,
    // Modules are loaded once per worker: loading the application or the embedded database takes seconds of processor time.
    isolate: false,
  },
});

/** Servers and databases are copied from one template. Each file has servers of its own. */
const testServer: ProjectConfig = { globalSetup: ['tests/api/setup/prepareData.ts'] };

/** The calls. What takes longest is proved on PostgreSQL alone, as CI does (npm run test:postgres). */
const calls: ProjectConfig = {
  ...testServer,
  // Requests, rows and pixels are short-lived: a larger space for new objects saves a seventh of the processor time.
  execArgv: ['--min-semi-space-size=16'],
  // another application on the layer: compiled with its own roles
  include: ['packages/example/tests/*.test.ts'],
  exclude: process.env.TEST_DATABASE_URL ? [] : ['tests/api/lists/changed.test.ts'],
};

/** The real application in a page without layout; the server is outside of it, one for all files. */
const page: ProjectConfig = {
  environment: 'jsdom',
  globalSetup: ['tests/component/setup/startProduct.ts'],
  setupFiles: ['tests/component/setup/productionReact.ts', 'tests/component/setup/browser.ts'],
  // V8 compiles the large libraries at once instead of interpreting them first, and collects their many short-lived objects less often.
  execArgv: ['--always-sparkplug', '--min-semi-space-size=16'],
  env: { NODE_ENV: 'production' },
};

/** React and the packages on top of it as in the product: no development builds (tests/component/setup/productionReact.ts). */
const productionReact = {
  plugins: [
    {
      name: 'packages-as-in-production',
      // Vitest adds Node's condition `development` wherever it does not build.
      configResolved: ({ ssr }: ResolvedConfig) => {
        if (ssr?.resolve)
          ssr.resolve.conditions = ssr.resolve.conditions?.filter(
            (condition) => condition !== 'development|production',
          );
      },
    },
  ],
  oxc: { jsx: { development: false } },
  ssr: {
    resolve: { conditions: ['module', 'node'], externalConditions: ['node', 'module-sync'] },
  },
};

/**
 * The suites: rules without a server, screens without a browser, the running server call by call, the server killed during its work;
 * and, with commands of their own, measurements of photos (`npm run test:imaging`), the developers' commands (`npm run test:commands`),
 * a real FTP server (`npm run test:ftpServer`), a PostgreSQL that restarts, is empty or is behind a pooler (`npm run test:cluster`),
 * and a real S3 store (`npm run test:s3`).
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Twice the processors that the tests are made for: some wait for a server, a job or a clock.
    maxWorkers: 4,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      // what the product's calls take, for the layer's functions
      suite('unit', 60, { setupFiles: ['src/connected.ts'] }),
      { ...suite('component', 120, page), ...productionReact },
      suite('api', 60, calls),
      suite('kill', 600, { globalSetup: ['tests/kill/prepareFolder.ts'] }),
      suite('imaging', 120),
      suite('commands', 120),
      suite('ftp', 120, testServer),
      suite('postgres', 600),
      suite('s3', 180, testServer),
    ],
  },
});
