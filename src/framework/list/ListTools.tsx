import { useListContext } from 'react-admin';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { currentUser } from '../access/useRights.ts';
import { offeredActions } from '../actions/offered.ts';
import { useActionRun } from '../actions/useActionRun.tsx';
import { useDeclared } from '../useDeclared.ts';
import { listQuestion } from './listQuestion.ts';
import { useShownColumns } from './useColumns.ts';

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
