import type { Identifier, RaRecord, SortPayload } from 'ra-core';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { Filter } from '../ui/filters/filter.ts';
import type { Column } from '../ui/table/column.ts';

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

/** What a record of another resource is called, where that is known. */
export type RecordName = (resource: string, id: Identifier) => string | undefined;

/** What a file of all rows says: the heads of its columns, and what stands below them in each row. */
export interface ExportedColumns {
  head: string[];
  /** `recordName` says what another record is called; without it, or where it does not know, the record's number stands. */
  lineOf: (row: RaRecord, recordName?: RecordName) => string[];
  /** The columns that name other records, and of which resource. */
  references: readonly { name: string; resource: string }[];
  /** What a record of a resource is called. */
  nameIn: (resource: string, record: RaRecord) => string | undefined;
}

/** A list screen as a data sheet. */
export interface ListDefinition<Row extends RaRecord> {
  resource: string;
  /** Translation keys; what the resource does not say of itself has a usual text. */
  texts: Readonly<Record<'name' | 'create' | 'empty' | 'search', string>>;
  sort: SortPayload;
  perPage: number;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** The server searches by `q`. */
  hasSearch: boolean;
  bulkActions: readonly BulkAction[];
  RowMenu?: LazyExoticComponent<ComponentType<RowMenuProps>> | undefined;
  /** All rows can be taken along as a file that says this. */
  exported?:
    | ((
        translate: (key: string, options?: { _?: string }) => string,
        shown: readonly string[],
      ) => ExportedColumns)
    | undefined;
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
  /** Rows lead to the pages of another resource, whose records have the same ids. */
  rowsTo?: string;
  /** The server is at work on it: the list reads itself again until it is through. */
  isBusy?: ((row: Row) => boolean) | undefined;
}
