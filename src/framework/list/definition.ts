import type { Identifier, RaRecord, SortPayload } from 'ra-core';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A column of a list. Texts are translation keys. */
export interface Column<Row extends RaRecord> {
  name: string;
  label: string;
  /** By what the server sorts when its head is pressed; without it the column cannot be sorted. */
  sort?: string;
  /** Which way it is sorted first; times and counts are wanted from the top. */
  sortFirst?: 'ASC' | 'DESC';
  /** CSS width; a column without one shares what is left. */
  width?: string;
  /** Not shown until the user chooses it. */
  isOptional?: true;
  /** Names the row: always shown. */
  isName?: true;
  /** Without one the value of the field of the column's name is shown as it is. */
  Cell?: ComponentType<{ row: Row }>;
}

/** A value to filter by, said by a translation key or by a text that is the same in all languages. */
export type Choice = { value: string; label: string } | { value: string; text: string };

/** Choices that the server knows. Fewer than two are no choice: the filter is not shown. */
export interface LoadedChoices {
  choices: readonly Choice[];
  /** Set when they could not be loaded; asks again. */
  retry?: () => void;
}

export interface ChoiceFilter {
  kind: 'choice';
  source: string;
  label: string;
  choices: readonly Choice[] | (() => LoadedChoices);
}

/** From a day to a day, both included; either may be open. */
export interface DaysFilter {
  kind: 'days';
  from: string;
  to: string;
  label: string;
}

export type Filter = ChoiceFilter | DaysFilter;

/** Something to do with the chosen rows; `Run` asks, does it and reports, in a dialog of its own. */
export interface BulkAction {
  /** The action that the policy must grant. */
  name: string;
  label: string;
  Icon: ComponentType<{ fontSize?: 'small' }>;
  isDestructive?: true;
  Run: LazyExoticComponent<ComponentType<BulkRunProps>>;
}

export interface BulkRunProps {
  ids: readonly Identifier[];
  /** Closes the dialog; the ids named are no longer chosen, and the list reads itself again. */
  onClose: (finished: readonly Identifier[]) => void;
}

/** A list screen as a data sheet. `texts` is where its translation keys begin: `title`, `empty.text`, … */
export interface ListDefinition<Row extends RaRecord> {
  resource: string;
  texts: string;
  sort: SortPayload;
  perPage: number;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  bulkActions: readonly BulkAction[];
  /** A row on a phone. */
  Card: ComponentType<{ row: Row }>;
  /** What a row is called in a sentence. */
  nameOf: (row: Row) => string;
  /** The server is at work on it: the list reads itself again until it is through. */
  isBusy?: (row: Row) => boolean;
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;
