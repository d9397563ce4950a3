import { requireDrizzle } from './requireDrizzle.ts';

export type { InferSelectModel, SQL } from 'drizzle-orm';

const drizzle: typeof import('drizzle-orm') = requireDrizzle('drizzle-orm');

export const {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  not,
  notLike,
  or,
  sql,
} = drizzle;
