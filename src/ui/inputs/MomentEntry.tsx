import { DateInput, DateTimeInput } from 'ra-ui-materialui';
import { asLocalTime, fromLocalTime } from '../time/localTime.ts';
import { type EntryProps, partsOf } from './entry.ts';

const inSeconds = {
  format: (value: unknown) => asLocalTime(typeof value === 'number' ? value * 1000 : value),
  parse: (text: string) => {
    const moment = fromLocalTime(text);
    return moment === null ? null : Math.floor(Date.parse(moment) / 1000);
  },
};

const asText = { format: asLocalTime, parse: fromLocalTime };

/** A day, or a moment in the user's own time: ISO 8601 in UTC on the wire, or seconds since 1970. */
const MomentEntry = (props: EntryProps) => {
  if (props.moment === 'day') return <DateInput {...partsOf(props)} />;
  return (
    <DateTimeInput {...partsOf(props)} {...(props.moment === 'seconds' ? inSeconds : asText)} />
  );
};

export default MomentEntry;
