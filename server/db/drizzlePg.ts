// As drizzle.ts, for Drizzle's tables of PostgreSQL.
export * from 'drizzle-orm/pg-core';
