import { sourceProblems } from '@turntable/declare/contract/rest/sourceProblems.ts';
import type { Calls, Resource } from '@turntable/declare/define/resource.ts';
import { callProblems } from './checkCalls.ts';
import { fieldProblems } from './checkFields.ts';
import { filterProblems } from './checkFilters.ts';
import { createProblems } from './checkForms.ts';
import { listProblems } from './checkLists.ts';
import { placeProblems } from './checkPlaces.ts';
import { referenceProblems } from './checkReferences.ts';
import { rightsProblems } from './checkRights.ts';
import { tabProblems } from './checkTabs.ts';
import { textProblems } from './checkTexts.ts';

/** What the declarations are checked against. */
export interface CheckInputs {
  contract: Readonly<Record<string, Calls>>;
  /** Calls that no declaration makes, with what makes them. */
  otherCalls: Readonly<Record<string, string | undefined>>;
  /** Texts that are the same in both languages. */
  sameInBoth: readonly string[];
}

/**
 * Checks what the types of declarations cannot: declarations against each other, against the contract, and their texts.
 * @returns one sentence per mistake, beginning with the resource.
 */
export const checkResources = (
  resources: readonly Resource[],
  { contract, otherCalls, sameInBoth }: CheckInputs,
): string[] => [
  ...placeProblems(resources),
  ...resources.flatMap((declared) =>
    [
      ...rightsProblems(declared),
      ...fieldProblems(declared),
      ...filterProblems(declared),
      ...listProblems(declared),
      ...referenceProblems(declared, resources),
      ...tabProblems(declared, resources),
      ...createProblems(declared),
      ...sourceProblems(declared),
    ].map((problem) => `${declared.resource}: ${problem}`),
  ),
  ...callProblems(resources, contract, otherCalls),
  ...textProblems(resources, sameInBoth),
];
