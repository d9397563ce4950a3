import { useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { ReferenceFilter } from './filter.ts';

interface ReferenceFieldsProps {
  filter: ReferenceFilter;
  value: string;
  onChange: (value: string) => void;
  onChosen?: (() => void) | undefined;
}

/** One of many records; where there are more than can be shown, those that are searched for. */
export const ReferenceFields = ({ filter, value, onChange, onChosen }: ReferenceFieldsProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { areMore, ...found } = filter.choices(useDeferredValue(typed.trim()));
  const name = filter.useName(value || undefined);
  const isAmong = value === '' || found.choices.some((choice) => choice.value === value);
  const choices = isAmong
    ? found.choices
    : [{ value, text: name ?? `#${value}` }, ...found.choices];
  return (
    <>
      {areMore && (
        <input
          type="search"
          aria-label={translate('list.search')}
          placeholder={translate('list.search')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ChoiceFields
        name={filter.source}
        loaded={{ ...found, choices }}
        value={value}
        onChange={onChange}
        onChosen={onChosen}
      />
    </>
  );
};
