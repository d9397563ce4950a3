import type { Limit } from '../../../contract/limits.ts';

/** What the input of a form is given, whatever it is for. Texts are translated. */
export interface EntryProps {
  /** Where the value stands in the form. */
  source: string;
  label: string;
  helperText: string | false;
  /** Must be filled. */
  isRequired: boolean;
  /** What the server takes. */
  limit: Limit;
  /** What a phone's keyboard and the browser's helpers need to know of a text. */
  type?: 'email' | 'tel' | 'url';
  /** A text of several lines. */
  isLong?: true;
  /** Of a number. */
  step?: number;
  unit?: string;
  /** A day without a time, or a moment in seconds since 1970; without it a moment in ISO 8601. */
  moment?: 'day' | 'seconds';
  /** What can be chosen, by value. */
  choices?: readonly { value: string; text: string }[];
  /** A file that is a picture. */
  isPicture?: true;
  /** The records that can be chosen. */
  records?: Records;
  /** More than one of them. */
  areMany?: true;
}

/** Another resource's records: the field that names one, the filter that finds them by what is typed, their order. */
export interface Records {
  resource: string;
  name: string;
  search: string;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** What react-admin's inputs take of it. */
export const partsOf = ({ source, label, helperText, isRequired }: EntryProps) => ({
  source,
  label,
  helperText,
  isRequired,
});
