import { accounts } from './accounts.ts';
import type { Mutant } from './mutant.ts';
import { screens } from './screens.ts';
import { trust } from './trust.ts';
import { trustOperation } from './trustOperation.ts';
import { trustRules } from './trustRules.ts';

/** Every way that is written down, by the part of the product that it breaks. */
export const ALL_MUTANTS: readonly Mutant[] = [...accounts, ...screens, ...trust, ...trustRules, ...trustOperation];
