import type { EntryProps } from '@turntable/declare/ui/inputs/entry.ts';
import { BooleanInput } from 'react-admin';
import { useOfferReaders } from './useOfferReaders.ts';

/** Switches an offer on and off, and says how many companies see it then. */
const ActiveEntry = ({ validate, ...props }: EntryProps) => (
  <BooleanInput {...props} {...(validate && { validate })} helperText={useOfferReaders().text} />
);

export default ActiveEntry;
