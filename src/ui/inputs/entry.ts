import type { InputProps } from 'react-admin';

/** What an input of our own is given: what react-admin's inputs take. */
export interface EntryProps extends Pick<InputProps, 'source' | 'validate' | 'isRequired'> {
  className?: string;
  /** A translation key; that of the field when it is not given. */
  label?: string;
  helperText?: string | false;
  /** The resource whose records are chosen from. */
  reference?: string;
}
