import type { InputProps } from 'react-admin';

/** Props of our own inputs: those of react-admin's inputs. */
export interface EntryProps extends Pick<InputProps, 'source' | 'validate' | 'isRequired'> {
  className?: string;
  /** A translation key; defaults to that of the field. */
  label?: string;
  helperText?: string | false;
  /** The resource to choose records from. */
  reference?: string;
}
