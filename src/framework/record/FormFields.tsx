import { Labeled, useRecordContext } from 'react-admin';
import type { Limits } from '../../api/callLimits.ts';
import { DerivedField } from '../kinds/DerivedField.tsx';
import { DerivedInput } from '../kinds/DerivedInput.tsx';
import { isWide } from '../kinds/drawn.ts';
import { resourceNamed } from '../registry.ts';

interface FormFieldsProps {
  resource: string;
  /** Those that are shown, in their order. */
  names: readonly string[];
  /** Those that are typed in, each with what the call takes of it. */
  writable: Limits;
}

/** The fields of a resource's form: inputs, and values where nothing may be typed. */
export const FormFields = ({ resource, names, writable }: FormFieldsProps) => {
  const { fields } = resourceNamed(resource);
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
