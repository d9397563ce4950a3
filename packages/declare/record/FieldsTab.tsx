import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import {
  Labeled,
  type RaRecord,
  SimpleShowLayout,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useRights } from '../access/useRights.ts';
import type { Limits } from '../api/callLimits.ts';
import { currentUser } from '../connection.ts';
import { DerivedField } from '../kinds/DerivedField.tsx';
import { DerivedInput } from '../kinds/DerivedInput.tsx';
import { isWide } from '../kinds/drawn.ts';
import { writableOnSave } from '../kinds/writable.ts';
import { readableFields } from '../registry.ts';
import { useDeclared } from '../useDeclared.ts';
import { EditForm } from './EditForm.tsx';

interface FormFieldsProps {
  /** The shown fields in their order. */
  names: readonly string[];
  /** The input fields, each with the call's rules. */
  writable: Limits;
}

/** The fields of a resource's form: inputs, or values where they are read-only. */
export const FormFields = ({ names, writable }: FormFieldsProps) => {
  const { fields } = useDeclared();
  const record = useRecordContext();
  return names.map((name) => {
    const field = fields[name];
    if (!field) return null;
    if (name in writable) return <DerivedInput key={name} source={name} limit={writable[name]} />;
    return (
      record?.id !== undefined && (
        <Labeled key={name} source={name} className={isWide(field) ? 'wide' : ''}>
          <DerivedField source={name} />
        </Labeled>
      )
    );
  });
};

/** A tab of a record's page with a form that saves its own fields. Users who may not edit see the values. */
export const FieldsTab = ({ fields }: { fields: readonly string[] }) => {
  const translate = useTranslate();
  const record = useRecordContext<RaRecord>();
  const declared = useDeclared();
  const { role } = currentUser();
  const readable = readableFields(declared, role);
  const isShown = (name: string) =>
    !declared.fields[name]?.onlyFilled || (record?.[name] ?? null) !== null;
  const names = fields.filter((name) => readable.includes(name) && isShown(name));
  const { may, why } = useRights(declared.resource)('edit', record);
  const writable = writableOnSave(declared, role);
  if (may && names.some((name) => name in writable))
    return (
      <EditForm names={names}>
        <FormFields names={names} writable={writable} />
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
