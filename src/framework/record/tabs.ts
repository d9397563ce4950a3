import { rightTo, type User } from '../access/rights.ts';
import type { Resource, TabSpec } from '../define/resource.ts';
import { resourceNamed } from '../registry.ts';

/** The parts of a record's page that somebody sees: those of his role; a list only where he may see it. */
export const tabsFor = ({ form = [] }: Resource, user: User): readonly TabSpec[] =>
  form.filter((tab) => {
    const isHis = tab.roles === undefined || (user.role !== undefined && tab.roles.includes(user.role));
    return isHis && (!('list' in tab) || rightTo(resourceNamed(tab.list), user, 'list').may);
  });
