import { TextInput } from 'ra-ui-materialui';
import { type EntryProps, partsOf } from './entry.ts';

/** A line of text, several lines, an e-mail address, a phone number, an address on the web. */
const TextEntry = (props: EntryProps) => {
  const { limit, type, isLong, isRequired } = props;
  return (
    <TextInput
      {...partsOf(props)}
      type={type ?? 'text'}
      {...(isLong ? { multiline: true, minRows: 3, maxRows: 14 } : {})}
      slotProps={{ htmlInput: { maxLength: limit.maxLength, inputMode: type, autoComplete: 'off', 'aria-required': isRequired } }}
    />
  );
};

export default TextEntry;
