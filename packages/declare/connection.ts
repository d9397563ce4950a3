import type { ComponentType } from 'react';
import type { User } from './access/rights.ts';
import type { OwnIcon, Role } from './application.ts';
import type { Call } from './contract/call.ts';
import type { Limits, Query } from './contract/fieldLimits.ts';

/** An icon of an application; it takes the props of Material UI's icons. */
export type Icon = ComponentType<{ fontSize?: 'small' | 'inherit'; className?: string }>;

/** What the layer asks the application. Calls are named by their method and path: `GET cars/:id`. */
export interface Connection {
  /** Returns the signed-in user, for conditions and rights. */
  readonly user: () => User;
  /** The roles of users. */
  readonly roles: readonly Role[];
  /** The call that replaces the session's token. */
  readonly refresh: Pick<Call, 'method' | 'path'>;
  /** The limits of what the application's own calls take; those of declared resources are known. */
  readonly limits: Readonly<Record<string, Limits>>;
  /** The queries of the application's own calls. */
  readonly queries: Readonly<Record<string, Query>>;
  /** The icons that declarations name. */
  readonly icons: Readonly<Record<OwnIcon, Icon>>;
}

let connection: Partial<Connection> = {};

/** Connects the layer to the application, before anything is rendered. What is given replaces what was given before. */
export const connect = (given: Partial<Connection>): void => {
  connection = { ...connection, ...given };
};

/** Returns the signed-in user; without an application that names one, nobody. */
export const currentUser = (): User => connection.user?.() ?? {};

/** Returns whether a stored role is one of the application's; before the application has said which there are, any is. */
export const isRole = (name: string): boolean =>
  connection.roles === undefined || connection.roles.some((role) => role === name);

/** Returns the call that replaces the session's token. @throws without an application that has one: a programming error */
export const refreshCall = (): Pick<Call, 'method' | 'path'> => {
  if (!connection.refresh) throw new Error('connect() has named no call that refreshes the token');
  return connection.refresh;
};

/** Returns the limits of one of the application's own calls. */
export const limitsOfCall = (call: string): Limits | undefined => connection.limits?.[call];

/** Returns the query of one of the application's own calls. */
export const queryOfCall = (call: string): Query | undefined => connection.queries?.[call];

/** Returns one of the application's icons; undefined for a name that it does not have. */
export const ownIcon = (name: string): Icon | undefined =>
  (connection.icons as Readonly<Record<string, Icon>> | undefined)?.[name];
