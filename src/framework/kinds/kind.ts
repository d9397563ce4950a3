import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Limit } from '../../api/callLimits.ts';
import type { Field } from '../define/field.ts';

export interface CellProps {
  resource: string;
  /** The field's name. */
  name: string;
  field: Field<never>;
  row: RaRecord;
}

export interface InputProps {
  resource: string;
  name: string;
  field: Field<never>;
  /** A translated label, where the field is none of a resource (an action's question). */
  label?: string;
  /** The text of a choice's value, where it is none of a resource's. */
  choiceText?: (value: string) => string;
  /** What the call takes. */
  limit?: Limit | undefined;
  /** Must be filled. */
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** How a list is narrowed by a field of this kind. */
export type FilterKind = 'choice' | 'flag' | 'days' | 'reference' | 'none';

/** What a field of some kind looks like, how it is typed in, filtered, checked and written into a file. */
export interface Kind {
  /** Shows the value in a row and on a page; without one the value is shown as it is. */
  Cell?: ComponentType<CellProps>;
  /** Shows the value at length on a page, where the cell is not enough. */
  value?: () => Promise<{ default: ComponentType<CellProps> }>;
  /** Fetched with the first form. */
  input: () => Promise<{ default: ComponentType<InputProps> }>;
  filter: FilterKind;
  /** What is wrong with a value, beyond what the contract's limits say: a translation key. */
  fault?: (value: unknown) => string | undefined;
  /** The value as a spreadsheet's cell. */
  asText?: (value: unknown, text: (choice: string) => string) => string;
  /** Takes a line of a form for itself. */
  isWide?: true;
  /** Numbers stand on the right. */
  isNumber?: true;
  /** CSS width of a column, where the field says none; without one it shares what is left. */
  width?: string;
  /** Which way a list is sorted first; times and counts are wanted from the top. */
  sortFirst?: 'DESC';
}
