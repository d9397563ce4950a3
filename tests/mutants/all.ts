import { accounts } from './accounts.ts';
import { balance } from './balance.ts';
import { companyScreens } from './companyScreens.ts';
import { forms } from './forms.ts';
import { ftp } from './ftp.ts';
import type { Mutant } from './mutant.ts';
import { operation } from './operation.ts';
import { rest } from './rest.ts';
import { rights } from './rights.ts';
import { screens } from './screens.ts';
import { sessions } from './sessions.ts';
import { standalone } from './standalone.ts';
import { storage } from './storage.ts';
import { texts } from './texts.ts';
import { vehicles } from './vehicles.ts';

/** All mutants, by the part of the product that they break. */
export const ALL_MUTANTS: readonly Mutant[] = [
  ...accounts,
  ...balance,
  ...companyScreens,
  ...forms,
  ...ftp,
  ...operation,
  ...rest,
  ...rights,
  ...screens,
  ...sessions,
  ...standalone,
  ...storage,
  ...texts,
  ...vehicles,
];
