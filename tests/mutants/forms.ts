import type { Mutant } from './mutant.ts';

/** Lists, forms and pages that are derived from declarations, and what they send. */
export const forms: readonly Mutant[] = [
  {
    does: 'a text with U+0000 reaches the database',
    file: 'packages/declare/server/http/invalidInput.ts',
    find: 'return refusal ? { error: refusal } : { value: result.data };',
    replace: 'return { value: result.data };',
    caughtBy: 'tests/api/hostile/hostile.test.ts',
  },
  {
    does: 'an exported list has the ids of references',
    file: 'packages/declare/list/exported.ts',
    find: 'recordName(reference, id) ?? `#${id}`',
    replace: '`#${id}`',
    caughtBy: 'tests/unit/resources/exportedNames.test.ts',
  },
  {
    does: 'the operator’s filter offers 25 companies',
    file: 'packages/declare/list/RecordChoice.tsx',
    find: 'perPage={RECORDS_SHOWN}',
    replace: 'perPage={25}',
    caughtBy: 'tests/component/lists.test.tsx',
    test: 'the operator’s filter by company',
  },
  {
    does: 'the initial value of a choice is dropped',
    file: 'packages/declare/record/draft.ts',
    find: 'initial !== undefined &&',
    replace: 'initial === null &&',
    caughtBy: 'tests/unit/framework/recordForm.test.ts',
  },
  {
    does: 'a save to a simple-rest backend sends only the changed fields',
    file: 'packages/declare/data/rest.ts',
    find: '{ ...withoutName(whole), ...change,',
    replace: '{ ...change,',
    caughtBy: 'tests/unit/web/restProvider.test.ts',
  },
  {
    does: 'a record whose name is a reference is shown by an id',
    file: 'packages/declare/data/referenceNames.ts',
    find: 'name === undefined ? row : { ...row, [NAME]: name }',
    replace: 'row',
    caughtBy: 'tests/unit/web/restProvider.test.ts',
  },
  {
    does: 'filters that the browser could not keep are lost without a message',
    file: 'src/layout/appStore.ts',
    find: 'window.dispatchEvent(new Event(NOT_KEPT));',
    replace: '',
    caughtBy: 'tests/component/chosenRows.test.tsx',
    test: 'could not keep the filters',
  },
  {
    does: 'a cancelled export goes on reading',
    file: 'packages/declare/list/ExportDialog.tsx',
    find: 'return () => controller.abort();',
    replace: 'return () => undefined;',
    caughtBy: 'tests/component/lists.test.tsx',
    test: 'a long export shows',
  },
  {
    does: 'a declared action runs although its condition does not hold',
    file: 'packages/declare/ui/buttons.tsx',
    find: 'onClick={why ? undefined : onPress}',
    replace: 'onClick={onPress}',
    caughtBy: 'tests/component/inspections.test.tsx',
    test: 'an action whose condition is not met',
  },
];
