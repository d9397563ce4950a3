import { TextInput } from 'ra-ui-materialui';
import type { KindName } from '../../define/field.ts';
import type { InputProps } from '../kind.ts';
import { useInputParts } from './useInputParts.ts';

/** What a phone's keyboard and the browser's helpers need to know. */
const HTML: { readonly [Name in KindName]?: { type: string; inputMode?: 'email' | 'tel' | 'url' } } = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
};

/** A line of text, several lines, an e-mail address, a phone number, an address on the web. */
const TextKind = (props: InputProps) => {
  const { field, limit } = props;
  const parts = useInputParts(props);
  const { type = 'text', inputMode } = HTML[field.kind] ?? {};
  const html = { maxLength: limit?.maxLength, inputMode, autoComplete: 'off', 'aria-required': parts.isRequired };
  return (
    <TextInput
      {...parts}
      type={type}
      {...(field.kind === 'lines' ? { multiline: true, minRows: 3, maxRows: 14 } : {})}
      slotProps={{ htmlInput: html }}
    />
  );
};

export default TextKind;
