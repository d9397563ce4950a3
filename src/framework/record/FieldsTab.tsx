import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { type RaRecord, SimpleShowLayout, useTranslate } from 'react-admin';
import { currentUser, useRights } from '../access/useRights.ts';
import { DerivedField } from '../kinds/DerivedField.tsx';
import { isWide } from '../kinds/drawn.ts';
import { writableOnSave } from '../kinds/writable.ts';
import { readableFields, resourceNamed } from '../registry.ts';
import { EditForm } from './EditForm.tsx';
import { FormFields } from './FormFields.tsx';

interface FieldsTabProps {
  resource: string;
  record: RaRecord;
  /** The fields of the tab. */
  fields: readonly string[];
}

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
  const writable = writableOnSave(declared, role);
  if (may && names.some((name) => name in writable))
    return (
      <EditForm resource={resource} names={names}>
        <FormFields resource={resource} names={names} writable={writable} />
      </EditForm>
    );
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
