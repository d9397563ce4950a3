import { useCallback } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { nameKey } from '../define/textKeys.ts';
import { writtenName } from '../list/nameOf.ts';
import { resourceNamed } from '../registry.ts';

/** Returns the name of a record for titles and sentences; without a name its kind and number. */
export const useRecordName = (resource: string): ((record: RaRecord) => string) => {
  const translate = useTranslate();
  return useCallback(
    (record) => {
      const name = writtenName(record, resourceNamed(resource).name);
      const noun = translate(nameKey(resource), { smart_count: 1 });
      return name || translate('record.unnamed', { name: noun, id: record.id });
    },
    [resource, translate],
  );
};
