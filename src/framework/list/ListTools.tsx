import type { SortPayload } from 'ra-core';
import { useListContext } from 'react-admin';
import type { Call } from '../../../contract/call.ts';
import { queryOf } from '../../api/callQueries.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { currentUser } from '../access/useRights.ts';
import { offeredActions } from '../actions/offered.ts';
import { useActionRun } from '../actions/useActionRun.tsx';
import { useDeclared } from '../useDeclared.ts';
import { useShownColumns } from './useColumns.ts';

/** What a list shows: its filters, its order, and its columns. */
interface Shown {
  filterValues: Record<string, unknown>;
  sort: SortPayload;
  columns: readonly { name: string }[];
}

/** Returns what a call must be asked for to answer the list on the screen; nothing for one that changes something. */
export const listQuestion = (
  call: Call | undefined,
  { filterValues, sort, columns }: Shown,
): Record<string, unknown> => {
  if (call?.method !== 'GET') return {};
  const names = queryOf(call);
  const question = {
    ...filterValues,
    sort: sort.field,
    order: sort.order,
    columns: columns.map(({ name }) => name).join(','),
  };
  return Object.fromEntries(Object.entries(question).filter(([name]) => names.includes(name)));
};

/** A part of a record's page, from the address of another one. */
const beside = (list: string, key: string): string => list.replace(/[^/]+$/, key);

/** What can be done with a list as a whole. */
export const ListTools = () => {
  const columns = useShownColumns();
  const { resource, filterValues, sort } = useListContext();
  const place = usePlace(resource);
  const declared = useDeclared();
  const user = currentUser();
  const { start, dialog } = useActionRun(resource);
  return (
    <>
      {offeredActions(declared, user, 'list').map((action) => {
        const { name } = action;
        const { screen } = action.spec;
        if (screen) return <ActionButton key={name} {...action} to={beside(place.list, screen)} />;
        const call = user.role && declared.api[user.role]?.[action.spec.call];
        const press = () =>
          start(action, undefined, listQuestion(call, { filterValues, sort, columns }));
        return <ActionButton key={name} {...action} onPress={press} />;
      })}
      {dialog}
    </>
  );
};
