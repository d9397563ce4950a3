import { BooleanInput } from 'ra-ui-materialui';
import type { InputProps } from '../kind.ts';
import { useInputParts } from './useInputParts.ts';

/** Yes or no. */
const FlagKind = (props: InputProps) => {
  const { isRequired: _, ...parts } = useInputParts(props); // off is an answer too
  return <BooleanInput {...parts} />;
};

export default FlagKind;
