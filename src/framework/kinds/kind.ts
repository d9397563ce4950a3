import type { ComponentType } from 'react';
import type { EntryProps } from '../../ui/inputs/entry.ts';
import type { ValueProps } from '../../ui/values/value.ts';

/** How a list is narrowed by a field of this kind. */
export type FilterKind = 'choice' | 'flag' | 'days' | 'reference' | 'none';

/** What a field of some kind looks like, how it is typed in, filtered, checked and written into a file. */
export interface Kind {
  /** Shows the value in a row and on a page; without one the value is shown as it is. */
  Cell?: ComponentType<ValueProps>;
  /** Shows the value at length on a page, where the cell is not enough. */
  value?: () => Promise<{ default: ComponentType<ValueProps> }>;
  /** Fetched with the first form. */
  input: () => Promise<{ default: ComponentType<EntryProps> }>;
  /** What the input is told of the kind. */
  given?: Partial<EntryProps>;
  filter: FilterKind;
  /** What is wrong with a value, beyond what the contract's limits say: a translation key. */
  fault?: (value: unknown) => string | undefined;
  /** The value as a spreadsheet's cell. */
  asText?: (value: unknown, text: (choice: string) => string) => string;
  /** Takes a line of a form for itself. */
  isWide?: true;
  /** Numbers stand on the right. */
  isNumber?: true;
  /** Which way a list is sorted first; times and counts are wanted from the top. */
  sortFirst?: 'DESC';
}
