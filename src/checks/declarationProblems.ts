import { contract } from '../../contract/index.ts';
import { RESOURCES } from '../resources/index.ts';
import { OTHER_CALLS } from '../resources/otherCalls.ts';
import { SAME_IN_BOTH_LANGUAGES } from '../resources/sameInBothLanguages.ts';
import { checkResources } from './checkResources.ts';

/** Returns the mistakes in the product's declarations. Run by `npm run check` and before a build, never in a browser. */
export const declarationProblems = (): string[] =>
  checkResources(RESOURCES, {
    contract,
    otherCalls: OTHER_CALLS,
    sameInBoth: SAME_IN_BOTH_LANGUAGES,
  });
