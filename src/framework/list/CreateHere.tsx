import { CreateButton, useTranslate } from 'react-admin';
import { usePlace } from '../../ui/place/Place.ts';
import type { ListDefinition } from './definition.ts';

/** React-admin's button to the form for a new record, at its place: also inside another record's page. */
export const CreateHere = ({
  definition: { resource, texts },
}: {
  definition: Pick<ListDefinition, 'resource' | 'texts'>;
}) => {
  const translate = useTranslate();
  const { create } = usePlace(resource);
  return (
    <CreateButton
      to={create}
      label={translate(texts.create, { _: translate('ra.action.create') })}
      variant="contained"
      aria-keyshortcuts="n"
    />
  );
};
