import { defineConfig } from 'vitest/config';

const suite = (name: string, timeoutSeconds: number, globalSetup: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    globalSetup,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeoutSeconds * 1000,
    hookTimeout: 120_000,
  },
});

const house = ['tests/api/house/prepareData.ts'];

/**
 * Four suites: rules without a server, the running server call by call, the server killed in the middle of its work, and, for
 * `npm run test:ftpServer` alone, FTP with a server that others have made.
 */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // as in playwright.config.ts
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [suite('unit', 60), suite('api', 60, house), suite('kill', 600), suite('ftp', 120, house)],
  },
});
