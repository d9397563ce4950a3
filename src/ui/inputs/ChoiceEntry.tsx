import { RadioButtonGroupInput, SelectInput } from 'ra-ui-materialui';
import { useFormState } from 'react-hook-form';
import { valueAt } from '../values/valueAt.ts';
import { type EntryProps, partsOf } from './entry.ts';

/** As many as are seen at a glance. */
const MOST_RADIOS = 3;

/** One of some values: those that the call takes, and the one that is there. Few are shown side by side. */
const ChoiceEntry = (props: EntryProps) => {
  const { source, limit, isRequired } = props;
  const { defaultValues } = useFormState();
  const before = valueAt(defaultValues, source);
  const taken = limit.options && [
    ...limit.options,
    ...(typeof before === 'string' ? [before] : []),
  ];
  const choices = (props.choices ?? []).flatMap(({ value, text }) => {
    const id = taken ? taken.find((option) => String(option) === value) : value;
    return id === undefined ? [] : [{ id, name: text }];
  });
  const given = {
    ...partsOf(props),
    choices,
    optionText: 'name',
    optionValue: 'id',
    translateChoice: false,
  };
  // a radio button that was pressed cannot be let go: where nothing is an answer, a menu offers it
  if (choices.length <= MOST_RADIOS && isRequired) return <RadioButtonGroupInput {...given} row />;
  return <SelectInput {...given} emptyText="–" />;
};

export default ChoiceEntry;
