import type { RaRecord } from 'ra-core';
import { rightTo, type User } from '../access/rights.ts';
import type { Resource, TabSpec } from '../define/resource.ts';
import { resourceNamed } from '../registry.ts';

/** A record beside the only one of the user's own, where there is no list of all. */
const isOthers = (declared: Resource, user: User, { id }: Pick<RaRecord, 'id'>): boolean =>
  declared.own !== undefined &&
  !rightTo(declared, user, 'list').may &&
  String(user[declared.own]) !== String(id);

/** The parts of a record's page for a user: those of the role; a list only where the user may see it. */
export const tabsFor = (
  declared: Resource,
  user: User,
  record: Pick<RaRecord, 'id'>,
): readonly TabSpec[] =>
  (declared.form ?? []).filter((tab) => {
    const isGiven =
      tab.roles === undefined || (user.role !== undefined && tab.roles.includes(user.role));
    const isHidden = tab.ownOnly && isOthers(declared, user, record);
    return (
      isGiven &&
      !isHidden &&
      (!('list' in tab) || rightTo(resourceNamed(tab.list), user, 'list').may)
    );
  });
