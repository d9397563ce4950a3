import { lazy } from 'react';
import { lazyOf } from '../../ui/screen/lazyOf.ts';
import { hasPage, rightTo, type User } from '../access/rights.ts';
import { offered } from '../actions/offered.ts';
import { holds } from '../define/condition.ts';
import type { Resource } from '../define/resource.ts';
import { createKey, emptyKey, nameKey, searchKey } from '../define/textKeys.ts';
import { isSearchable, usualSort } from '../kinds/fieldProps.ts';
import { resourceNamed } from '../registry.ts';
import { deriveBulkActions } from './bulkActions.tsx';
import { exportedColumns } from './cellTexts.ts';
import { deriveColumns } from './columns.tsx';
import type { ListDefinition, RowMenuProps } from './definition.ts';
import { deriveFilters } from './filters.ts';
import { ListTools } from './ListTools.tsx';
import { nameOf } from './nameOf.ts';
import { rowCard } from './RowCard.tsx';
import { slotComponent } from './slots.ts';

const PER_PAGE = 25;

const rowMenuOf = (resource: string) =>
  lazy(async () => {
    const { default: RowMenu } = await import('../actions/RowMenu.tsx');
    return { default: (props: RowMenuProps) => <RowMenu resource={resource} {...props} /> };
  });

/** To their own pages, to those of another resource, or nowhere. */
const rowsLead = (
  { list, ...declared }: Resource,
  user: User,
): Pick<ListDefinition, 'rowsAreNotLinks' | 'rowsTo'> => {
  if (typeof list?.rowTo !== 'object')
    return { rowsAreNotLinks: list?.rowTo === 'none' || !hasPage(declared, user) };
  return {
    rowsAreNotLinks: !hasPage(resourceNamed(list.rowTo.resource), user),
    rowsTo: list.rowTo.resource,
  };
};

/** The list of a resource as a data sheet for this user: what they read of it, and what they may do. */
export const listOf = (declared: Resource, user: User): ListDefinition => {
  const { resource, list, api } = declared;
  const { role } = user;
  const columns = deriveColumns(declared, role);
  const busy = list?.busy;
  const hasForm = (declared.create ?? declared.views?.create ?? declared.form) !== undefined;
  const hasMenu = offered(declared, user, 'row').length > 0;
  return {
    resource,
    texts: {
      name: nameKey(resource),
      create: createKey(resource),
      search: searchKey(resource),
      empty: emptyKey(resource),
    },
    sort: usualSort(declared),
    perPage: list?.perPage ?? PER_PAGE,
    pageSizes: list?.pageSizes,
    columns,
    filters: deriveFilters(declared, role),
    hasSearch: isSearchable(declared, role),
    bulkActions: deriveBulkActions(declared, user),
    RowMenu: hasMenu ? rowMenuOf(resource) : undefined,
    exported: rightTo(declared, user, 'export').may
      ? (translate, shown) => exportedColumns(declared, role, translate, shown)
      : undefined,
    Tools: ListTools,
    Above: list?.above && lazyOf(list.above),
    mayCreate:
      hasForm && Boolean(role && api[role]?.create) && rightTo(declared, user, 'create').may,
    Card: list?.card ? slotComponent(list.card) : rowCard(columns),
    nameOf: nameOf(declared),
    ...rowsLead(declared, user),
    isBusy: busy && ((row) => holds(busy, row, user)),
  };
};
