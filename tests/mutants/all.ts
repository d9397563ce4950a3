import { accounts } from './accounts.ts';
import { companyScreens } from './companyScreens.ts';
import type { Mutant } from './mutant.ts';
import { screens } from './screens.ts';
import { trust } from './trust.ts';
import { trustOperation } from './trustOperation.ts';
import { trustRules } from './trustRules.ts';
import { walks } from './walks.ts';

/** Every way that is written down, by the part of the product that it breaks. */
export const ALL_MUTANTS: readonly Mutant[] = [
  ...accounts,
  ...companyScreens,
  ...screens,
  ...trust,
  ...trustOperation,
  ...trustRules,
  ...walks,
];
