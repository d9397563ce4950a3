import type { Identifier, RaRecord, SortPayload } from 'ra-core';
import type { ComponentType } from 'react';

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

/** Rows, and what is done with them, for whatever draws them. */
export interface RowsProps {
  /** What they are, for screen readers. */
  title: string;
  rows: readonly RaRecord[];
  /** They answer an older question. */
  isStale: boolean;
  nameOf: (row: RaRecord) => string;
  selectedIds: Identifier[];
  /** Absent where nothing can be done with chosen rows. */
  onSelect: ((ids: Identifier[]) => void) | undefined;
  /** Opens what can be done with a row; absent where there is nothing. */
  onMenu: ((row: RaRecord, anchor: HTMLElement) => void) | undefined;
}

export interface TableProps extends RowsProps {
  columns: readonly Column<RaRecord>[];
  sort: SortPayload;
  onSort: (sort: SortPayload) => void;
}
