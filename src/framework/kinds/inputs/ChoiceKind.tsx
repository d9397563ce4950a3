import { useTranslate } from 'ra-core';
import { RadioButtonGroupInput, SelectInput } from 'ra-ui-materialui';
import { useFormState } from 'react-hook-form';
import { valueAt } from '../../../ui/values/valueAt.ts';
import { choiceKey } from '../../define/textKeys.ts';
import type { InputProps } from '../kind.ts';
import { useInputParts } from './useInputParts.ts';

/** As many as are seen at a glance. */
const MOST_RADIOS = 3;

/** One of some values: those of the declaration that the call takes, and the one that is there. Few are shown side by side. */
const ChoiceKind = (props: InputProps) => {
  const { resource, name, field, limit = {}, choiceText } = props;
  const translate = useTranslate();
  const parts = useInputParts(props);
  const { defaultValues } = useFormState();
  const before = valueAt(defaultValues, name);
  const taken = limit.options && [...limit.options, ...(typeof before === 'string' ? [before] : [])];
  const choices = Object.keys(field.choices ?? {}).flatMap((value) => {
    const id = taken ? taken.find((option) => String(option) === value) : value;
    return id === undefined ? [] : [{ id, name: choiceText?.(value) ?? translate(choiceKey(resource, name, value)) }];
  });
  const given = { ...parts, choices, optionText: 'name', optionValue: 'id', translateChoice: false };
  // a radio button that was pressed cannot be let go: where nothing is an answer, a menu offers it
  if (choices.length <= MOST_RADIOS && parts.isRequired) return <RadioButtonGroupInput {...given} row />;
  return <SelectInput {...given} emptyText="–" />;
};

export default ChoiceKind;
