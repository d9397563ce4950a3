import {
  type RaRecord,
  RecordContextProvider,
  type UpdateParams,
  useDataProvider,
  useNotify,
  useRegisterMutationMiddleware,
  useTranslate,
} from 'react-admin';
import { contested } from '../../ui/values/valueAt.ts';
import { outcomeToast } from '../define/outcomeToast.ts';
import type { Resource } from '../define/resource.ts';
import { fieldKey } from '../define/textKeys.ts';
import { DerivedField } from '../kinds/DerivedField.tsx';
import { changedNames, type Draft, withTyped } from './draft.ts';
import { failedWith, useFailure } from './failure.ts';
import { isStale, useConflict } from './useConflict.tsx';
import { useRecordName } from './useRecordName.ts';

type Update = (resource: string, params: UpdateParams) => Promise<{ data: RaRecord }>;

interface Guarded {
  draft: Draft & { declared: Resource; seen: RaRecord };
  /** The fields of the form: what the server says of them is said there. */
  names: readonly string[];
  /** Told the record as it is stored then. */
  onStored: (record: RaRecord) => void;
}

/**
 * Stands between a form and react-admin's `Edit`: sends what was typed against the state that the user saw. When another user has saved
 * meanwhile (409), the user decides whose state stays; nothing typed is lost either way. @returns the dialog that asks, to be drawn
 */
export const useGuardedSave = ({ draft, names, onStored }: Guarded) => {
  const { resource, outcomes } = draft.declared;
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const nameOf = useRecordName(resource);
  const fail = useFailure(resource, names, outcomes?.saveFailed);
  const { ask, dialog } = useConflict();

  const value = (record: RaRecord, name: string) => (
    <RecordContextProvider value={record}>
      <DerivedField source={name} />
    </RecordContextProvider>
  );

  useRegisterMutationMiddleware<Update>(async (_, params, next) => {
    const changed = changedNames(draft, params.data);
    const saveOver = async (from: RaRecord): Promise<{ data: RaRecord }> => {
      const mine = withTyped(draft, from, params.data, changed) as RaRecord; // still with its id
      try {
        const { data } = await next(resource, { ...params, data: mine, previousData: from });
        notify(...outcomeToast(outcomes?.saved, 'record.saved', nameOf(data)));
        return { data };
      } catch (error) {
        const theirs = isStale(error, from)
          ? (await dataProvider.getOne(resource, { id: from.id, meta: params.meta })).data
          : from;
        if (theirs.version === from.version) throw failedWith(fail(error));
        const fields = contested(draft.seen, theirs, mine, changed).map((name) => ({
          label: translate(fieldKey(resource, name)),
          mine: value(mine, name),
          theirs: value(theirs, name),
        }));
        return (await ask(fields)) === 'mine' ? saveOver(theirs) : { data: theirs };
      }
    };
    const stored = await saveOver(draft.seen);
    onStored(stored.data);
    return stored;
  });

  return dialog;
};
