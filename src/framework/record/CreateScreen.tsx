import { Create, type RaRecord, useNavigate, useNotify, useTranslate } from 'react-admin';
import { usePlace } from '../../ui/place/Place.ts';
import { PageHead } from '../../ui/trail/Trail.tsx';
import { hasPage } from '../access/rights.ts';
import { currentUser } from '../access/useRights.ts';
import { outcomeToast } from '../define/outcomeToast.ts';
import { createKey, nameKey } from '../define/textKeys.ts';
import { writableOnCreate } from '../kinds/writable.ts';
import { resourceNamed } from '../registry.ts';
import { CreateForm } from './CreateForm.tsx';
import { FormFields } from './FieldsTab.tsx';
import { useRecordName } from './useRecordName.ts';

/** What react-admin's `Create` is given: says what was made, and leads to it. `onAdded` is there where one more is likely made. */
export const useCreateView = (resource: string) => {
  const declared = resourceNamed(resource);
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const place = usePlace(resource);
  const nameOf = useRecordName(resource);
  const isShown = hasPage(declared, currentUser());
  const title = translate(createKey(resource), {
    _: translate(nameKey(resource), { smart_count: 1 }),
  });
  const say = (made: RaRecord) =>
    notify(...outcomeToast(declared.outcomes?.created, 'record.created', nameOf(made)));
  const onSuccess = (made: RaRecord) => {
    say(made);
    navigate(isShown ? place.record(made.id) : place.list);
  };
  return {
    view: {
      resource,
      title: false,
      actions: <PageHead crumbs={place.crumbs} here={title} />,
      mutationOptions: { meta: { params: place.params }, onSuccess },
    },
    onAdded: !isShown || declared.form?.length === 1 ? say : undefined,
  };
};

/** The form for a new record, at `<base>/create`. */
const CreateScreen = ({ resource }: { resource: string }) => {
  const { view, onAdded } = useCreateView(resource);
  const writable = writableOnCreate(resourceNamed(resource), currentUser().role);
  return (
    <Create {...view}>
      <CreateForm resource={resource} onAdded={onAdded}>
        <FormFields resource={resource} names={Object.keys(writable)} writable={writable} />
      </CreateForm>
    </Create>
  );
};

export default CreateScreen;
