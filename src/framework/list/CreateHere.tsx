import { CreateButton, useTranslate } from 'react-admin';
import { usePlace } from '../../ui/place/Place.ts';
import { mayCreate } from '../access/rights.ts';
import { currentUser } from '../access/useRights.ts';
import { createKey } from '../define/textKeys.ts';
import { useDeclared } from '../useDeclared.ts';

/** React-admin's button to the form for a new record, at its place: also inside another record's page. */
export const CreateHere = () => {
  const translate = useTranslate();
  const declared = useDeclared();
  const { create } = usePlace(declared.resource);
  if (!mayCreate(declared, currentUser())) return null;
  return (
    <CreateButton
      to={create}
      label={translate(createKey(declared.resource), { _: translate('ra.action.create') })}
      variant="contained"
      aria-keyshortcuts="n"
    />
  );
};
