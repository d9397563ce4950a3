import Card from '@mui/material/Card';
import { type ReactNode, Suspense } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  SimpleForm,
  type UpdateParams,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRegisterMutationMiddleware,
  useTranslate,
} from 'react-admin';
import { currentUser } from '../connection.ts';
import { outcomeToast } from '../define/outcomeToast.ts';
import type { Resource } from '../define/resource.ts';
import { fieldKey } from '../define/textKeys.ts';
import { DerivedField } from '../kinds/DerivedField.tsx';
import { writableOnSave } from '../kinds/writable.ts';
import { SaveBar } from '../ui/form/FormBar.tsx';
import { useSeen } from '../ui/form/useSeen.ts';
import { ScreenLoading } from '../ui/states/Loading.tsx';
import { conflicts } from '../ui/values/value.ts';
import { useDeclared } from '../useDeclared.ts';
import { changedNames, type Draft, withTyped } from './draft.ts';
import { failedWith, useFailure } from './failure.ts';
import { isStale, useConflict } from './useConflict.tsx';
import { useRecordName } from './useRecordName.ts';

type Update = (resource: string, params: UpdateParams) => Promise<{ data: RaRecord }>;

/**
 * Saves a form for react-admin's `Edit`: sends what was typed with the version that the user saw. When another user has saved
 * meanwhile (409), the user decides whose state stays; nothing typed is lost either way. The server's errors of fields are shown at these fields.
 * `onStored` is called with the record as it is stored then. @returns the dialog that asks, to be rendered
 */
const useGuardedSave = (
  draft: Draft & { declared: Resource; seen: RaRecord },
  names: readonly string[],
  onStored: (record: RaRecord) => void,
) => {
  const { resource, outcomes } = draft.declared;
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const nameOf = useRecordName(resource);
  const fail = useFailure(resource, names, outcomes?.saveFailed);
  const { ask, dialog } = useConflict();

  const value = (record: RaRecord, name: string) => (
    <RecordContextProvider value={record}>
      <DerivedField source={name} />
    </RecordContextProvider>
  );

  useRegisterMutationMiddleware<Update>(async (_, params, next) => {
    const changed = changedNames(draft, params.data);
    const saveOver = async (from: RaRecord): Promise<{ data: RaRecord }> => {
      const mine = withTyped(draft, from, params.data, changed) as RaRecord; // still with its id
      try {
        const { data } = await next(resource, { ...params, data: mine, previousData: from });
        notify(...outcomeToast(outcomes?.saved, 'record.saved', nameOf(data)));
        return { data };
      } catch (error) {
        const theirs = isStale(error, from)
          ? (await dataProvider.getOne(resource, { id: from.id, meta: params.meta })).data
          : from;
        if (theirs.version === from.version) throw failedWith(fail(error));
        const fields = conflicts(draft.seen, theirs, mine, changed).map((name) => ({
          label: translate(fieldKey(resource, name)),
          mine: value(mine, name),
          theirs: value(theirs, name),
        }));
        return (await ask(fields)) === 'mine' ? saveOver(theirs) : { data: theirs };
      }
    };
    const stored = await saveOver(draft.seen);
    onStored(stored.data);
    return stored;
  });

  return dialog;
};

interface EditFormProps {
  /** The fields of the form: it saves these. */
  names: readonly string[];
  /** Inputs and values. */
  children: ReactNode;
}

/**
 * Inside react-admin's `Edit`: its `SimpleForm`, which saves fields of the record against the state that the user saw, and is not left by
 * mistake with something unsaved.
 */
export const EditForm = ({ names, children }: EditFormProps) => {
  const declared = useDeclared();
  const record = useRecordContext<RaRecord>() as RaRecord; // its page is shown after the record has loaded
  const { seen, setSeen, setDirty } = useSeen(record);
  const writable = Object.fromEntries(
    Object.entries(writableOnSave(declared, currentUser().role)).filter(([name]) =>
      names.includes(name),
    ),
  );
  const dialog = useGuardedSave({ declared, writable, seen }, names, setSeen);
  return (
    <Card component="section" sx={{ maxWidth: 920, overflow: 'visible' }}>
      <Suspense fallback={<ScreenLoading />}>
        <SimpleForm
          noValidate
          disableInvalidFormNotification
          record={seen}
          toolbar={<SaveBar onDirty={setDirty} />}
        >
          {children}
        </SimpleForm>
      </Suspense>
      {dialog}
    </Card>
  );
};
