import { TextInput } from 'ra-ui-materialui';
import { type EntryProps, partsOf } from './entry.ts';

/** JSON as text; what is no JSON stays, and is said when it is saved. */
const JsonEntry = (props: EntryProps) => (
  <TextInput
    {...partsOf(props)}
    multiline
    minRows={4}
    maxRows={24}
    slotProps={{
      htmlInput: {
        spellCheck: false,
        autoComplete: 'off',
        'aria-required': props.isRequired,
        style: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 13 },
      },
    }}
  />
);

export default JsonEntry;
