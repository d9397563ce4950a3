import Card from '@mui/material/Card';
import { type ReactNode, Suspense, useState } from 'react';
import { type RaRecord, SimpleForm, useRecordContext } from 'react-admin';
import { SaveBar } from '../../ui/form/FormBar.tsx';
import { ScreenLoading } from '../../ui/states/Loading.tsx';
import { currentUser } from '../access/useRights.ts';
import { writableOnSave } from '../kinds/writable.ts';
import { resourceNamed } from '../registry.ts';
import { useGuardedSave } from './useGuardedSave.tsx';

/** The state with which the form began: follows the record until the user types, then stands still. */
const useSeen = (record: RaRecord) => {
  const [isDirty, setDirty] = useState(false);
  const [frozen, setFrozen] = useState(record);
  if (!isDirty && frozen !== record) setFrozen(record);
  return { seen: isDirty ? frozen : record, setDirty, show: setFrozen };
};

interface EditFormProps {
  resource: string;
  /** The fields of the form: it saves these. */
  names: readonly string[];
  /** Inputs and values. */
  children: ReactNode;
}

const Filled = ({ resource, names, children, record }: EditFormProps & { record: RaRecord }) => {
  const { seen, setDirty, show } = useSeen(record);
  const declared = resourceNamed(resource);
  const writable = Object.fromEntries(
    Object.entries(writableOnSave(declared, currentUser().role)).filter(([name]) =>
      names.includes(name),
    ),
  );
  const dialog = useGuardedSave({ draft: { declared, writable, seen }, names, onStored: show });
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

/**
 * Inside react-admin's `Edit`: its `SimpleForm`, which saves fields of the record against the state that the user saw, and is not left by
 * mistake with something unsaved.
 */
export const EditForm = (props: EditFormProps) => {
  const record = useRecordContext<RaRecord>();
  return record && <Filled {...props} record={record} />;
};
