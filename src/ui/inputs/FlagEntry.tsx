import { BooleanInput } from 'ra-ui-materialui';
import { type EntryProps, partsOf } from './entry.ts';

/** Yes or no. */
const FlagEntry = (props: EntryProps) => <BooleanInput {...partsOf(props)} isRequired={false} />; // off is an answer too

export default FlagEntry;
