import { TextInput } from 'ra-ui-materialui';
import { type EntryProps, partsOf } from './entry.ts';

/**
 * A line of text, several lines, an e-mail address, a phone number, an address on the web. What is too long is not cut, as browsers do
 * silently where an input has a `maxLength`, but said.
 */
const TextEntry = (props: EntryProps) => {
  const { type, isLong, isRequired } = props;
  return (
    <TextInput
      {...partsOf(props)}
      type={type ?? 'text'}
      {...(isLong ? { multiline: true, minRows: 3, maxRows: 14 } : {})}
      slotProps={{
        htmlInput: { inputMode: type, autoComplete: 'off', 'aria-required': isRequired },
      }}
    />
  );
};

export default TextEntry;
