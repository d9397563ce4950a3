import type { Mutant } from './mutant.ts';

/** Tokens, credits, transactions, and the numbers of the home page. */
export const balance: readonly Mutant[] = [
  {
    does: 'a used token counts as active',
    file: 'server/services/balance/tokens.ts',
    find: "(page.status = 'active')::integer as active",
    replace: '1 as active',
    caughtBy: 'tests/api/balance/tokens.test.ts',
    test: 'an active token',
  },
  {
    does: 'staff without a limit may spend no token, as their record says',
    file: 'server/services/staff/staffRows.ts',
    find: 'user.token_limit ?? user.company_tokens',
    replace: 'user.token_limit ?? 0',
    caughtBy: 'tests/api/staff/staff.test.ts',
    test: 'without a limit',
  },
  {
    does: 'an Excel file has other columns than the screen',
    file: 'server/services/balance/transactionsFile.ts',
    find: '    ?.split(',
    replace: '    ?.slice(0, 0).split(',
    caughtBy: 'tests/api/balance/transactions.test.ts',
    test: 'the Excel file',
  },
  {
    does: 'an Excel file does not name its filters',
    file: 'server/services/balance/transactionsFile.ts',
    find: "filters.length > 0 ? ` (${filters.join(', ')})` : ''",
    replace: "''",
    caughtBy: 'tests/api/balance/transactions.test.ts',
    test: 'the Excel file',
  },
  {
    does: 'an entry of the ledger without a vehicle shows its own number',
    file: 'src/framework/list/RowLink.tsx',
    find: "list?.rowTo === 'none' ? '–' : `#${row.id}`",
    replace: '`#${row.id}`',
    caughtBy: 'tests/component/transactions.test.tsx',
    test: 'an entry without a vehicle',
  },
  {
    does: 'the days of an operator’s transactions do not stand in the address',
    file: 'src/resources/balance/transactions.resource.ts',
    find: "days: ['date_from', 'date_to']",
    replace: "days: ['from', 'to']",
    caughtBy: 'tests/component/transactions.test.tsx',
    test: 'the chosen period',
  },
  {
    does: '“active companies without balance” counts blocked ones, too',
    file: 'server/services/dashboard/dashboard.ts',
    find: 'where is_active = 1 and tokens <= 0',
    replace: 'where tokens <= 0',
    caughtBy: 'tests/api/dashboard/links.test.ts',
  },
];
