import { TextInput } from 'ra-ui-materialui';
import type { InputProps } from '../kind.ts';
import { useInputParts } from './useInputParts.ts';

/** JSON as text; what is no JSON stays, and is said when it is saved. */
const JsonKind = (props: InputProps) => {
  const parts = useInputParts(props);
  return (
    <TextInput
      {...parts}
      multiline
      minRows={4}
      maxRows={24}
      slotProps={{
        htmlInput: {
          spellCheck: false,
          autoComplete: 'off',
          'aria-required': parts.isRequired,
          style: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 13 },
        },
      }}
    />
  );
};

export default JsonKind;
