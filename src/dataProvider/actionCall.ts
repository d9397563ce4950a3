import type { Identifier } from 'ra-core';
import type { PathParams } from '../api/url.ts';

/** An action of a declaration, on a record or, without an id, on the resource as a whole. */
export interface ActionCall {
  id?: Identifier;
  params?: PathParams;
  body?: Record<string, unknown>;
}
