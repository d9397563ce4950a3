import Alert from '@mui/material/Alert';
import { Navigate, type RaRecord, useCreate, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useContext, useState } from 'react';
import { HalfMade } from '../../api/halfMade.ts';
import { useFailure } from '../../record/failure.ts';
import { TrailContext } from '../../record/TrailContext.ts';
import { CreateBar, isForAnother } from '../../ui/form/CreateBar.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { usePageTitle } from '../../ui/screen/pageTitle.tsx';
import { Trail } from '../../ui/trail/Trail.tsx';
import { hasPage } from '../access/rights.ts';
import { currentUser, useRights } from '../access/useRights.ts';
import { outcomeToast } from '../define/outcomeToast.ts';
import { createKey, nameKey } from '../define/textKeys.ts';
import { resourceNamed } from '../registry.ts';
import { newRecord } from './draft.ts';
import { RecordForm } from './RecordForm.tsx';
import { useRecordName } from './useRecordName.ts';
import { useSave } from './useSave.tsx';
import { writableOnCreate } from './writable.ts';

const NewRecord = ({ resource }: { resource: string }) => {
  const declared = resourceNamed(resource);
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const place = usePlace(resource);
  const crumbs = useContext(TrailContext);
  const nameOf = useRecordName(resource);
  const [create] = useCreate<RaRecord, Error>();
  const { save, dialog } = useSave(resource);
  const [half, setHalf] = useState<RaRecord>(); // was made, but not all of it is saved: to be finished, not made twice
  const writable = writableOnCreate(declared, currentUser().role);
  const names = Object.keys(writable);
  const fail = useFailure(resource, names, declared.outcomes?.saveFailed);
  const title = translate(createKey(resource), {
    _: translate(nameKey(resource), { smart_count: 1 }),
  });
  usePageTitle(title);

  const draft = { declared, writable };
  const isShown = hasPage(declared, currentUser());
  const submit = async (values: Record<string, unknown>, button: HTMLElement | null) => {
    const data = newRecord(draft, values);
    try {
      const made = half
        ? (await save({ ...draft, seen: half }, values)).record
        : ((await create(
            resource,
            { data, meta: { params: place.params } },
            { returnPromise: true },
          )) as RaRecord); // with `returnPromise` it is the record
      setHalf(undefined);
      notify(...outcomeToast(declared.outcomes?.created, 'record.created', nameOf(made)));
      if (!isForAnother(button)) navigate(isShown ? place.record(made.id) : place.list);
    } catch (error) {
      if (error instanceof HalfMade) setHalf(error.made);
      return fail(error);
    }
  };

  return (
    <>
      {crumbs.length > 0 && <Trail crumbs={crumbs} here={title} />}
      {half && (
        <Alert severity="warning" sx={{ maxWidth: 920, mb: 2 }}>
          {translate('record.half_made', { name: nameOf(half) })}
        </Alert>
      )}
      <RecordForm draft={draft} names={names} onSave={submit}>
        <CreateBar back={place.list} canAddAnother={!isShown || declared.form?.length === 1} />
      </RecordForm>
      {dialog}
    </>
  );
};

/** The form for a new record, at `<base>/create`. */
const CreateScreen = ({ resource }: { resource: string }) =>
  useRights(resource)('create').may ? (
    <NewRecord resource={resource} />
  ) : (
    <Navigate to="/access-denied" replace />
  );

export default CreateScreen;
