import { DateInput, DateTimeInput } from 'ra-ui-materialui';
import { asLocalTime, fromLocalTime } from '../../../ui/time/localTime.ts';
import type { InputProps } from '../kind.ts';
import { useInputParts } from './useInputParts.ts';

const inSeconds = {
  format: (value: unknown) => asLocalTime(typeof value === 'number' ? value * 1000 : value),
  parse: (text: string) => {
    const moment = fromLocalTime(text);
    return moment === null ? null : Math.floor(Date.parse(moment) / 1000);
  },
};

const asText = { format: asLocalTime, parse: fromLocalTime };

/** A day, or a moment in the user's own time: ISO 8601 in UTC on the wire, or seconds since 1970. */
const MomentKind = (props: InputProps) => {
  const parts = useInputParts(props);
  if (props.field.kind === 'date') return <DateInput {...parts} />;
  return <DateTimeInput {...parts} {...(props.field.kind === 'seconds' ? inSeconds : asText)} />;
};

export default MomentKind;
