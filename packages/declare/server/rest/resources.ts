import type { RestDeclaration, RestSource } from '../../contract/rest/declaration.ts';
import type { RestTable } from '../db/tables.ts';
import type { Hooks } from './hooks.ts';

/** A resource without calls of its own, with the table of its records and the functions that the server runs around its changes. */
export interface RestResource {
  readonly declared: RestDeclaration;
  readonly table: RestTable;
  readonly hooks: Hooks;
}

/** A resource whose records another server keeps. */
export type SourceResource = RestDeclaration & { readonly source: RestSource };
