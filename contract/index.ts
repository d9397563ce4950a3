import type { Call } from './call.ts';
import { account } from './calls/account.ts';
import { adminCars } from './calls/adminCars.ts';
import { cars } from './calls/cars.ts';
import { companyCars } from './calls/companyCars.ts';
import { files } from './calls/files.ts';
import { rest } from './calls/rest.ts';
import { session } from './calls/session.ts';

/** The whole API, by group and name. The web imports the groups it needs, not this table. */
export const contract = { session, account, cars, companyCars, adminCars, rest, files } satisfies Record<string, Record<string, Call>>;

type Contract = typeof contract;
type Names<Group extends keyof Contract> = `${Group}.${Extract<keyof Contract[Group], string>}`;

/** `cars.list`, `session.login`, … */
export type CallId = { [Group in keyof Contract]: Names<Group> }[keyof Contract];
