import type { Mutant } from './mutant.ts';

const SERVER = 'packages/declare/server/standalone';
const caughtBy = 'packages/example/tests/shop.test.ts';

/** Applications on the layer's own server. */
export const standalone: readonly Mutant[] = [
  {
    does: 'an application on the layer takes any password',
    file: `${SERVER}/accounts.ts`,
    find: 'if (!user || !isRight)',
    replace: 'if (!user)',
    caughtBy,
  },
  {
    does: 'an application on the layer lets passwords be guessed',
    file: `${SERVER}/accounts.ts`,
    find: 'ofAccount.takeOrRefuse(email);',
    replace: '',
    caughtBy,
  },
  {
    does: 'signing out of an application on the layer leaves its token valid',
    file: `${SERVER}/accounts.ts`,
    find: 'eq(sessions.token_hash, hashToken(tokenIn(request.headers)))',
    replace: "eq(sessions.token_hash, '')",
    caughtBy,
  },
  {
    does: 'an application on the layer shows every company’s rows',
    file: `${SERVER}/database.ts`,
    find: '  set local role app_user`',
    replace: '`',
    caughtBy,
  },
  {
    does: 'an older application opens a database of a newer one',
    file: `${SERVER}/database.ts`,
    find: 'if (unknown)',
    replace: 'if (false)',
    caughtBy,
  },
  {
    does: 'saving a record deletes the picture that it keeps',
    file: `${SERVER}/records.ts`,
    find: 'if (!kept.has(key)) await',
    replace: 'await',
    caughtBy,
  },
  {
    does: 'pictures that no record names are kept for good',
    file: `${SERVER}/records.ts`,
    find: 'await removeUnnamed(db, storage, resources, keys);',
    replace: '',
    caughtBy,
  },
  {
    does: 'an application on the layer serves files to anyone who knows their names',
    file: `${SERVER}/start.ts`,
    find: 'if (!signing.isValid(key, String(expires), String(signature))) throw notFound();',
    replace: '',
    caughtBy,
  },
  {
    does: 'an application on the layer starts without a table that it declares',
    file: `${SERVER}/start.ts`,
    find: 'if (!present.has(getTableName(table)))',
    replace: 'if (false)',
    caughtBy,
  },
];
