import type { ComponentType } from 'react';
import type { ValueProps } from '../../ui/values/value.ts';

/** How a list is narrowed by a field of this kind. */
type FilterKind = 'choice' | 'flag' | 'days' | 'reference' | 'none';

/** What a field of some kind looks like in a row, how it is filtered and written into a file; drawn.ts says what a page and a form have of it. */
export interface Kind {
  /** Shows the value in a row; without one the value is shown as it is. */
  Cell?: ComponentType<ValueProps>;
  filter: FilterKind;
  /** The value as a spreadsheet's cell. */
  asText?: (value: unknown, text: (choice: string) => string) => string;
  /** Numbers stand on the right. */
  isNumber?: true;
  /** Which way a list is sorted first; times and counts are wanted from the top. */
  sortFirst?: 'DESC';
}
