import Alert from '@mui/material/Alert';
import { type ReactNode, Suspense, useState } from 'react';
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
import { hasPage } from '../access/rights.ts';
import { PartialCreateError } from '../api/partialCreateError.ts';
import { currentUser } from '../connection.ts';
import { outcomeToast } from '../define/outcomeToast.ts';
import { createKey, nameKey } from '../define/textKeys.ts';
import { writableOnCreate } from '../kinds/writable.ts';
import { resourceNamed } from '../registry.ts';
import { CreateBar } from '../ui/form/FormBar.tsx';
import { usePlace } from '../ui/Place.ts';
import { ScreenLoading } from '../ui/states/Loading.tsx';
import { PageHead } from '../ui/Trail.tsx';
import { useDeclared } from '../useDeclared.ts';
import { initialValues, newRecord, withTyped } from './draft.ts';
import { FormFields } from './FieldsTab.tsx';
import { failedWith, useFailure } from './failure.ts';
import { useRecordName } from './useRecordName.ts';

type CreateCall = (resource: string, params: CreateParams) => Promise<{ data: RaRecord }>;

interface CreateFormProps {
  /** Adds a button that creates one more; called with the created record. */
  onAdded?: ((made: RaRecord) => void) | undefined;
  /** Inputs. */
  children: ReactNode;
}

/** Inside react-admin's `Create`: its `SimpleForm`. A record that was created in part is completed instead of created twice. */
export const CreateForm = ({ onAdded, children }: CreateFormProps) => {
  const declared = useDeclared();
  const { resource } = declared;
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const place = usePlace(resource);
  const nameOf = useRecordName(resource);
  const [partial, setPartial] = useState<RaRecord>();
  const writable = writableOnCreate(declared, currentUser().role);
  const names = Object.keys(writable);
  const fail = useFailure(resource, names, declared.outcomes?.saveFailed);
  const draft = { declared, writable };
  const [initial] = useState(() => initialValues(draft));

  useRegisterMutationMiddleware<CreateCall>(async (_, { data, meta }, next) => {
    try {
      const made = partial
        ? await dataProvider.update(resource, {
            id: partial.id,
            data: withTyped({ ...draft, seen: partial }, partial, data, names),
            previousData: partial,
            meta,
          })
        : await next(resource, { data: newRecord(draft, data), meta });
      setPartial(undefined);
      return made;
    } catch (error) {
      if (error instanceof PartialCreateError) setPartial(error.made);
      throw failedWith(fail(error));
    }
  });

  return (
    <Suspense fallback={<ScreenLoading />}>
      {partial && (
        <Alert severity="warning">{translate('record.partial', { name: nameOf(partial) })}</Alert>
      )}
      <SimpleForm
        noValidate
        disableInvalidFormNotification
        record={initial}
        toolbar={<CreateBar back={place.list} onAdded={onAdded} />}
      >
        {children}
      </SimpleForm>
    </Suspense>
  );
};

/** Returns the props of react-admin's `Create`: it reports the created record and opens it. `onAdded` is given where users often create several. */
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
      <CreateForm onAdded={onAdded}>
        <FormFields names={Object.keys(writable)} writable={writable} />
      </CreateForm>
    </Create>
  );
};

export default CreateScreen;
