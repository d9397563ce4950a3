import type { Identifier, RaRecord, SortPayload } from 'ra-core';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { Choice, LoadedChoices } from '../../ui/filters/choice.ts';

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
  /** Stands on the right. */
  isNumber?: true;
  /** Without one the value of the field of the column's name is shown as it is. */
  Cell?: ComponentType<{ row: Row }>;
}

export interface ChoiceFilter {
  kind: 'choice';
  source: string;
  label: string;
  choices: readonly Choice[] | (() => LoadedChoices);
}

/** A record of another resource, which is searched for. */
export interface ReferenceFilter {
  kind: 'reference';
  source: string;
  label: string;
  resource: string;
  /** The first of them; more are searched for. */
  choices: () => LoadedChoices;
}

/** From a day to a day, both included; either may be open. */
export interface DaysFilter {
  kind: 'days';
  from: string;
  to: string;
  label: string;
}

export type Filter = ChoiceFilter | ReferenceFilter | DaysFilter;

/** Something to do with the chosen rows, which the policy grants; `Run` asks, does it and reports, in a dialog of its own. */
export interface BulkAction {
  name: string;
  label: string;
  Icon?: ComponentType<{ fontSize?: 'small' }>;
  isDestructive?: true;
  Run: LazyExoticComponent<ComponentType<BulkRunProps>>;
}

export interface BulkRunProps {
  ids: readonly Identifier[];
  /** Closes the dialog; the ids named are no longer chosen, and the list reads itself again. */
  onClose: (finished: readonly Identifier[]) => void;
}

/** What can be done with one row: a menu that is opened at its button. */
export interface RowMenuProps {
  row: RaRecord;
  anchor: HTMLElement;
  onClose: () => void;
}

/** A list screen as a data sheet. Its texts are those of the resource (define/textKeys.ts). */
export interface ListDefinition<Row extends RaRecord> {
  resource: string;
  sort: SortPayload;
  perPage: number;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** The server searches by `q`. */
  hasSearch: boolean;
  bulkActions: readonly BulkAction[];
  RowMenu?: LazyExoticComponent<ComponentType<RowMenuProps>> | undefined;
  /** Stands in the bar, before what makes a new record. */
  Tools?: ComponentType | undefined;
  /** Stands above the list. */
  Above?: ComponentType | LazyExoticComponent<ComponentType> | undefined;
  /** How many rows a page has while a filter is set to a value. */
  pageSizes?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  mayCreate: boolean;
  /** A row on a phone. */
  Card: ComponentType<{ row: Row }>;
  /** What a row is called in a sentence. */
  nameOf: (row: Row) => string;
  /** Rows lead nowhere: there is no more to see of them. */
  isEnd?: boolean;
  /** The server is at work on it: the list reads itself again until it is through. */
  isBusy?: ((row: Row) => boolean) | undefined;
}

export type { Choice, LoadedChoices };
