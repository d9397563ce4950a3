import { type RaRecord, useTranslate } from 'ra-core';
import { FieldGrid, Labelled } from '../../ui/form/fieldGrid.ts';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useComponents } from '../../ui/useComponents.ts';
import type { Slot } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { fieldKey } from '../define/textKeys.ts';
import { isDemanded } from '../kinds/fieldValue.ts';
import type { InputProps } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import { FieldValue } from './FieldValue.tsx';
import type { Writable } from './writable.ts';

interface FormFieldsProps {
  declared: Resource;
  names: readonly string[];
  writable: Writable;
  record?: RaRecord | undefined;
}

/** The fields of a form in their order: inputs, and values where nothing may be typed. */
export const FormFields = ({ declared: { resource, fields }, names, writable, record }: FormFieldsProps) => {
  const translate = useTranslate();
  const typed = names.filter((name) => name in writable);
  const slots = typed.map((name): Slot => fields[name]?.input ?? KINDS[fields[name]?.kind ?? 'text'].input);
  const inputs = useComponents<InputProps & { source: string }>(slots);
  if (!inputs) return <ScreenLoading />;
  return (
    <FieldGrid>
      {names.map((name) => {
        const field = fields[name];
        const Input = inputs[typed.indexOf(name)];
        if (!field) return null;
        const label = translate(fieldKey(resource, name));
        const limit = writable[name];
        if (Input && limit) {
          const isRequired = isDemanded(field, limit, record === undefined);
          return (
            <div key={name} data-wide={KINDS[field.kind].isWide}>
              <Input resource={resource} name={name} source={name} label={label} field={field} limit={limit} isRequired={isRequired} />
            </div>
          );
        }
        return (
          record && (
            <Labelled key={name} data-wide={KINDS[field.kind].isWide}>
              <div className="label">{label}</div>
              <div className="value">
                <FieldValue resource={resource} name={name} record={record} />
              </div>
            </Labelled>
          )
        );
      })}
    </FieldGrid>
  );
};
