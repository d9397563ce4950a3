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

/** Three suites: rules without a server, the running server call by call, and the server killed in the middle of its work. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [suite('unit', 60), suite('api', 60, ['tests/api/house/prepareData.ts']), suite('kill', 600)],
  },
});
