import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useTranslate, useUpdate } from 'ra-core';
import { isStale, useConflict, type Whose } from '../../record/useConflict.tsx';
import { recordKey } from '../../record/useRecord.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { fieldKey } from '../define/textKeys.ts';
import { changedNames, contested, type Draft, withTyped } from './draft.ts';
import { FieldValue } from './FieldValue.tsx';

/** A record as it is stored after a save, and whose it is. */
interface Saved {
  record: RaRecord;
  whose: Whose;
}

/**
 * Saves what was typed against the state that the user saw. When somebody else has saved meanwhile (409), the user decides whose
 * state stays; his own input is not lost either way. `save` throws ApiError; `dialog` has to be drawn.
 */
export const useSave = (resource: string) => {
  const { params } = usePlace(resource);
  const client = useQueryClient();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [update] = useUpdate<RaRecord, Error>();
  const { ask, dialog } = useConflict();
  const meta = { params };

  const save = async (
    draft: Draft & { seen: RaRecord },
    values: unknown,
    from = draft.seen,
  ): Promise<Saved> => {
    const names = changedNames(draft, values);
    const { id } = draft.seen;
    const mine = withTyped(draft, from, values, names) as RaRecord; // still with its id
    try {
      const record = await update(
        resource,
        { id, data: mine, previousData: from, meta },
        { returnPromise: true },
      );
      return { record: record as RaRecord, whose: 'mine' }; // with `returnPromise` it is the record
    } catch (error) {
      if (!isStale(error, from)) throw error;
      const { data: theirs } = await dataProvider.getOne(resource, { id, meta });
      if (theirs.version === from.version) throw error;
      const value = (record: RaRecord, name: string) => (
        <FieldValue resource={resource} name={name} record={record} />
      );
      const fields = contested(draft, theirs, mine, names).map((name) => ({
        label: translate(fieldKey(resource, name)),
        mine: value(mine, name),
        theirs: value(theirs, name),
      }));
      if ((await ask(fields)) === 'mine') return save(draft, values, theirs);
      client.setQueryData(recordKey(resource, id, params), theirs);
      return { record: theirs, whose: 'theirs' };
    }
  };

  return { save, dialog };
};
