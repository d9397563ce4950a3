import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes a migration of the changes in the schema (docs/operating.md). */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations',
});
