import { useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { ChoiceFields } from '../../../ui/filters/ChoiceFields.tsx';
import { useReferenceName } from '../../kinds/cells/useReferenceName.ts';
import type { ReferenceFilter } from '../definition.ts';
import { useReferenceChoices } from './useReferenceChoices.ts';

interface ReferenceFieldsProps {
  filter: ReferenceFilter;
  value: string;
  onChange: (value: string) => void;
  onChosen?: (() => void) | undefined;
}

/** One of another resource's records; where there are many of them, those that are searched for. */
export const ReferenceFields = ({ filter: { resource, source }, value, onChange, onChosen }: ReferenceFieldsProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { areMore, ...found } = useReferenceChoices(resource, useDeferredValue(typed.trim()));
  const name = useReferenceName(resource, value || undefined);
  const isAmong = value === '' || found.choices.some((choice) => choice.value === value);
  const choices = isAmong ? found.choices : [{ value, text: name ?? `#${value}` }, ...found.choices];
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
      <ChoiceFields name={source} loaded={{ ...found, choices }} value={value} onChange={onChange} onChosen={onChosen} />
    </>
  );
};
