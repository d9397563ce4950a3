import { useGetList, useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { ChoiceFields } from '../../../ui/filters/ChoiceFields.tsx';
import { useReferenceName } from '../../kinds/cells/useReferenceName.ts';
import { resourceNamed } from '../../registry.ts';
import type { ReferenceFilter } from '../definition.ts';

/** More are found by typing. */
const MOST = 25;

interface ReferenceFieldsProps {
  filter: ReferenceFilter;
  value: string;
  onChange: (value: string) => void;
  onChosen?: (() => void) | undefined;
}

/** One of another resource's records; where there are many of them, those that are searched for. */
export const ReferenceFields = ({ filter: { resource, source }, value, onChange, onChosen }: ReferenceFieldsProps) => {
  const { name, list } = resourceNamed(resource);
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const [field = name, order = 'ASC'] = list?.sort ?? [];
  const found = useGetList(
    resource,
    { pagination: { page: 1, perPage: MOST }, sort: { field, order }, filter: q ? { q } : {}, meta: { shape: 'row' } },
    { placeholderData: (before) => before, retry: false },
  );
  const chosen = useReferenceName(resource, value || undefined);

  const records = found.data ?? [];
  const choices = records.map((record) => ({ value: String(record.id), text: String(record[name] ?? `#${record.id}`) }));
  const isAmong = value === '' || choices.some((choice) => choice.value === value);
  const loaded = {
    choices: isAmong ? choices : [{ value, text: chosen ?? `#${value}` }, ...choices],
    ...(found.error ? { retry: () => void found.refetch() } : {}),
  };
  const areMany = q !== '' || found.data === undefined || found.total === undefined || found.total > MOST;
  return (
    <>
      {areMany && (
        <input
          type="search"
          aria-label={translate('list.search')}
          placeholder={translate('list.search')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ChoiceFields name={source} loaded={loaded} value={value} onChange={onChange} onChosen={onChosen} />
    </>
  );
};
