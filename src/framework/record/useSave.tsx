import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import type { ConflictDialogProps } from '../../ui/dialogs/ConflictDialog.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { fieldKey } from '../define/textKeys.ts';
import { changedNames, contested, type Draft, withTyped } from './draft.ts';
import { FieldValue } from './FieldValue.tsx';
import { recordKey } from './useRecord.ts';

const isStale = (error: unknown, { version }: RaRecord): boolean =>
  error instanceof ApiError && error.code === 409 && typeof version === 'number';

/**
 * Saves what was typed against the state that the user saw. When somebody else has saved meanwhile (409), the user decides whose
 * state stays; his own input is not lost either way.
 */
export const useSave = (resource: string) => {
  const { params } = usePlace(resource);
  const client = useQueryClient();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [update] = useUpdate<RaRecord, Error>();
  const [conflict, setConflict] = useState<ConflictDialogProps>();

  /** @returns the record as it is stored then, and whose it is. @throws ApiError. */
  const save = async (draft: Draft & { seen: RaRecord }, values: unknown): Promise<{ record: RaRecord; whose: 'mine' | 'theirs' }> => {
    const names = changedNames(draft, values);
    const id = draft.seen.id;
    const meta = { params };
    const settle = async (from: RaRecord): Promise<{ record: RaRecord; whose: 'mine' | 'theirs' }> => {
      const mine = withTyped(draft, from, values, names) as RaRecord; // still with its id
      try {
        const record = await update(resource, { id, data: mine, previousData: from, meta }, { returnPromise: true });
        return { record: record as RaRecord, whose: 'mine' }; // with `returnPromise` it is the record
      } catch (error) {
        if (!isStale(error, from)) throw error;
        const { data: theirs } = await dataProvider.getOne(resource, { id, meta });
        if (theirs.version === from.version) throw error;
        const value = (record: RaRecord, name: string) => <FieldValue resource={resource} name={name} record={record} />;
        const fields = contested(draft, theirs, mine, names).map((name) => ({
          label: translate(fieldKey(resource, name)),
          mine: value(mine, name),
          theirs: value(theirs, name),
        }));
        const whose = await new Promise<'mine' | 'theirs'>((decide) => setConflict({ fields, decide }));
        setConflict(undefined);
        if (whose === 'mine') return settle(theirs);
        client.setQueryData(recordKey(resource, id, params), theirs);
        return { record: theirs, whose };
      }
    };
    return settle(draft.seen);
  };

  return { save, conflict };
};
