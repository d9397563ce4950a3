import Alert from '@mui/material/Alert';
import { Suspense, useContext, useState } from 'react';
import {
  Create,
  type CreateParams,
  type RaRecord,
  SimpleForm,
  useDataProvider,
  useNavigate,
  useNotify,
  useRegisterMutationMiddleware,
  useTranslate,
} from 'react-admin';
import { HalfMade } from '../../api/halfMade.ts';
import { failedWith, useFailure } from '../../record/failure.ts';
import { TrailContext } from '../../record/TrailContext.ts';
import { CreateBar } from '../../ui/form/CreateBar.tsx';
import { FormWatch } from '../../ui/form/FormWatch.tsx';
import { GUARDED } from '../../ui/form/guarded.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { usePageTitle } from '../../ui/screen/pageTitle.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { Trail } from '../../ui/trail/Trail.tsx';
import { hasPage } from '../access/rights.ts';
import { currentUser } from '../access/useRights.ts';
import { outcomeToast } from '../define/outcomeToast.ts';
import { createKey, nameKey } from '../define/textKeys.ts';
import { writableOnCreate } from '../kinds/writable.ts';
import { resourceNamed } from '../registry.ts';
import { initialValues, newRecord, withTyped } from './draft.ts';
import { FormFields } from './FormFields.tsx';
import { useRecordName } from './useRecordName.ts';

type CreateCall = (resource: string, params: CreateParams) => Promise<{ data: RaRecord }>;

/** The fields of a new record, and what happens to them on the way to the server. */
const NewFields = ({
  resource,
  onAdded,
}: {
  resource: string;
  onAdded: ((made: RaRecord) => void) | undefined;
}) => {
  const declared = resourceNamed(resource);
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const place = usePlace(resource);
  const nameOf = useRecordName(resource);
  const [half, setHalf] = useState<RaRecord>(); // was made, but not all of it is saved: to be finished, not made twice
  const writable = writableOnCreate(declared, currentUser().role);
  const names = Object.keys(writable);
  const fail = useFailure(resource, names, declared.outcomes?.saveFailed);
  const draft = { declared, writable };
  const [initial] = useState(() => initialValues(draft));

  useRegisterMutationMiddleware<CreateCall>(async (_, { data, meta }, next) => {
    try {
      const made = half
        ? await dataProvider.update(resource, {
            id: half.id,
            data: withTyped({ ...draft, seen: half }, half, data, names),
            previousData: half,
            meta,
          })
        : await next(resource, { data: newRecord(draft, data), meta });
      setHalf(undefined);
      return made;
    } catch (error) {
      if (error instanceof HalfMade) setHalf(error.made);
      throw failedWith(fail(error));
    }
  });

  return (
    <>
      {half && (
        <Alert severity="warning">{translate('record.half_made', { name: nameOf(half) })}</Alert>
      )}
      <Suspense fallback={<ScreenLoading />}>
        <SimpleForm
          {...GUARDED}
          record={initial}
          toolbar={<CreateBar back={place.list} onAdded={onAdded} />}
        >
          <FormFields resource={resource} names={names} writable={writable} />
          <FormWatch values={initial} />
        </SimpleForm>
      </Suspense>
    </>
  );
};

/** The form for a new record, at `<base>/create`. */
const CreateScreen = ({ resource }: { resource: string }) => {
  const declared = resourceNamed(resource);
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const place = usePlace(resource);
  const crumbs = useContext(TrailContext);
  const nameOf = useRecordName(resource);
  const isShown = hasPage(declared, currentUser());
  const title = translate(createKey(resource), {
    _: translate(nameKey(resource), { smart_count: 1 }),
  });
  usePageTitle(title);
  const say = (made: RaRecord) =>
    notify(...outcomeToast(declared.outcomes?.created, 'record.created', nameOf(made)));
  const onSuccess = (made: RaRecord) => {
    say(made);
    navigate(isShown ? place.record(made.id) : place.list);
  };
  return (
    <Create
      resource={resource}
      title={false}
      actions={crumbs.length > 0 ? <Trail crumbs={crumbs} here={title} /> : false}
      mutationOptions={{ meta: { params: place.params }, onSuccess }}
    >
      <NewFields
        resource={resource}
        onAdded={!isShown || declared.form?.length === 1 ? say : undefined}
      />
    </Create>
  );
};

export default CreateScreen;
