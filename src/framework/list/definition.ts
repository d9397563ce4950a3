import type { ComponentType, LazyExoticComponent } from 'react';
import type { Identifier, RaRecord, SortPayload } from 'react-admin';

/** Something to do with the selected rows, which the policy grants; `Run` asks, does it and reports, in a dialog of its own. */
export interface BulkAction {
  name: string;
  /** A translation key. */
  label: string;
  Icon?: ComponentType<{ fontSize?: 'small' }>;
  isDestructive?: true;
  Run: LazyExoticComponent<ComponentType<BulkRunProps>>;
}

export interface BulkRunProps {
  ids: readonly Identifier[];
  /** The records, as far as they can be read. */
  known: readonly RaRecord[];
  /** Closes the dialog; the ids named are no longer selected, and the list is read again. */
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

type Translate = (key: string, options?: { _?: string }) => string;

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

/** A column of a list. Texts are translation keys. */
export interface Column {
  name: string;
  label: string;
  /** The server sorts by it. */
  isSortable?: true;
  /** Which way it is sorted first, where that is not ascending; times and counts are wanted from the top. */
  sortFirst?: 'DESC';
  /** CSS width; a column without one shares what is left. */
  width?: string;
  /** Not shown until the user chooses it. */
  isOptional?: true;
  /** Names the row: always shown. */
  isName?: true;
  /** Stands on the right. */
  isNumber?: true;
  Cell: ComponentType<{ row: RaRecord }>;
}

interface FilterHead {
  /** The parameter of the call, and the name in the address. */
  source: string;
  /** A translation key. */
  label: string;
}

/** What a list can be filtered by. */
export type Filter = FilterHead &
  (
    | { kind: 'choice'; choices: readonly { id: string; name: string }[] }
    /** From a day to a day, both included; either may be open. `source` is the first. */
    | { kind: 'days'; to: string }
    /** One of another resource's records. */
    | {
        kind: 'reference';
        reference: string;
        /** What a record is called. */
        nameOf: (record: RaRecord) => string;
        sort: SortPayload;
        /** The other list searches by `q`. */
        isSearchable: boolean;
      }
  );

/** A list screen as a data sheet. */
export interface ListDefinition {
  resource: string;
  /** Translation keys; what the resource does not say of itself has a usual text. */
  texts: Readonly<Record<'name' | 'create' | 'search' | 'empty', string>>;
  sort: SortPayload;
  perPage: number;
  columns: readonly Column[];
  filters: readonly Filter[];
  /** The server searches by `q`. */
  hasSearch: boolean;
  bulkActions: readonly BulkAction[];
  RowMenu?: LazyExoticComponent<ComponentType<RowMenuProps>> | undefined;
  /** All rows can be exported to a file that says this. */
  exported?: ((translate: Translate, shown: readonly string[]) => ExportedColumns) | undefined;
  /** Stands in the bar, before the button that creates. */
  Tools?: ComponentType<{ definition: ListDefinition }> | undefined;
  /** Stands above the list. */
  Above?: ComponentType | LazyExoticComponent<ComponentType> | undefined;
  /** How many rows a page has while a filter is set to a value. */
  pageSizes?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  mayCreate: boolean;
  /** A row on a phone. */
  Card: ComponentType<{ row: RaRecord }>;
  /** What a row is called in a sentence. */
  nameOf: (row: RaRecord) => string;
  /** Rows lead nowhere: there is no more to see of them. */
  rowsAreNotLinks?: boolean;
  /** Rows lead to the pages of another resource, whose records have the same ids. */
  rowsTo?: string;
  /** The server is at work on it: the list is read again until it is through. */
  isBusy?: ((row: RaRecord) => boolean) | undefined;
}
