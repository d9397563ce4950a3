import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { Suspense, useState } from 'react';
import { type RaRecord, SimpleForm, SimpleShowLayout, useTranslate } from 'react-admin';
import type { Limits } from '../../api/callLimits.ts';
import { FormWatch } from '../../ui/form/FormWatch.tsx';
import { GUARDED } from '../../ui/form/guarded.ts';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { currentUser, useRights } from '../access/useRights.ts';
import { DerivedField } from '../kinds/DerivedField.tsx';
import { isWide } from '../kinds/drawn.ts';
import { writableOnSave } from '../kinds/writable.ts';
import { readableFields, resourceNamed } from '../registry.ts';
import { FormFields } from './FormFields.tsx';
import { useGuardedSave } from './useGuardedSave.tsx';

interface FieldsTabProps {
  resource: string;
  record: RaRecord;
  /** The fields of the tab. */
  fields: readonly string[];
}

/** The state with which the form began: follows the record until the user types, then stands still. */
const useSeen = (record: RaRecord) => {
  const [isDirty, setDirty] = useState(false);
  const [frozen, setFrozen] = useState(record);
  if (!isDirty && frozen !== record) setFrozen(record);
  return { seen: isDirty ? frozen : record, setDirty, show: setFrozen };
};

const EditedFields = ({
  resource,
  record,
  fields,
  writable,
}: FieldsTabProps & { writable: Limits }) => {
  const { seen, setDirty, show } = useSeen(record);
  const draft = { declared: resourceNamed(resource), writable, seen };
  const dialog = useGuardedSave({ draft, names: fields, onStored: show });
  return (
    <Card component="section" sx={{ maxWidth: 920 }}>
      <Suspense fallback={<ScreenLoading />}>
        <SimpleForm {...GUARDED} record={seen} toolbar={<SaveBar />}>
          <FormFields resource={resource} names={fields} writable={writable} />
          <FormWatch values={seen} onDirty={setDirty} />
        </SimpleForm>
      </Suspense>
      {dialog}
    </Card>
  );
};

/** A part of a record's page that is a form of its own: it saves its own fields. Users who may not edit read them. */
export const FieldsTab = ({ resource, record, fields }: FieldsTabProps) => {
  const translate = useTranslate();
  const declared = resourceNamed(resource);
  const { role } = currentUser();
  const readable = readableFields(declared, role);
  const isShown = (name: string) =>
    !declared.fields[name]?.onlyFilled || (record[name] ?? null) !== null;
  const names = fields.filter((name) => readable.includes(name) && isShown(name));
  const { may, why } = useRights(resource)('edit', record);
  const writable = Object.fromEntries(
    Object.entries(writableOnSave(declared, role)).filter(([name]) => names.includes(name)),
  );
  if (may && Object.keys(writable).length > 0)
    return <EditedFields resource={resource} record={record} fields={names} writable={writable} />;
  return (
    <Card sx={{ maxWidth: 920 }}>
      {why && <Alert severity="info">{translate(why)}</Alert>}
      <SimpleShowLayout>
        {names.map((name) => (
          <DerivedField
            key={name}
            source={name}
            className={isWide(declared.fields[name]) ? 'wide' : undefined}
          />
        ))}
      </SimpleShowLayout>
    </Card>
  );
};
