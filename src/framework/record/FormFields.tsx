import { type RaRecord, useTranslate } from 'ra-core';
import type { ReactNode, Ref } from 'react';
import type { Limits } from '../../api/callLimits.ts';
import { FieldGrid, Labelled } from '../../ui/form/fieldGrid.ts';
import type { EntryProps } from '../../ui/inputs/entry.ts';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useComponents } from '../../ui/useComponents.ts';
import type { Slot } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { fieldKey } from '../define/textKeys.ts';
import { useEntryProps } from '../kinds/fieldProps.ts';
import { KINDS } from '../kinds/kinds.ts';
import { FieldValue } from './FieldValue.tsx';

interface FormFieldsProps {
  resource: string;
  fields: Resource['fields'];
  /** Those that are shown, in their order. */
  names: readonly string[];
  /** Those that are typed in, each with what the call takes of it. */
  writable: Limits;
  /** What is there already. */
  record?: RaRecord | undefined;
  /** Where a field's label is; with the resource's own when it is not said. */
  labelKey?: (resource: string, name: string) => string;
  /** What holds them, once their inputs are there. */
  ref?: Ref<HTMLDivElement>;
  /** What follows once the inputs are there: buttons pressed before would judge a form that nobody has seen. */
  children?: ReactNode;
}

/** The fields of a form: inputs, and values where nothing may be typed. */
export const FormFields = ({
  resource,
  fields,
  names,
  writable,
  record,
  labelKey = fieldKey,
  ref,
  children,
}: FormFieldsProps) => {
  const translate = useTranslate();
  const entryProps = useEntryProps(resource);
  const typed = names.filter((name) => name in writable);
  const slots = typed.map(
    (name): Slot => fields[name]?.input ?? KINDS[fields[name]?.kind ?? 'text'].input,
  );
  const inputs = useComponents<EntryProps>(slots);
  if (!inputs) return <ScreenLoading />;
  return (
    <>
      <FieldGrid ref={ref}>
        {names.map((name) => {
          const field = fields[name];
          const Input = inputs[typed.indexOf(name)];
          const limit = writable[name];
          if (!field) return null;
          const label = labelKey(resource, name);
          if (Input && limit) {
            return (
              <div key={name} data-wide={field.isWide ?? KINDS[field.kind].isWide}>
                <Input
                  {...entryProps({ name, field, limit, label, isNew: record === undefined })}
                />
              </div>
            );
          }
          return (
            record && (
              <Labelled key={name} data-wide={field.isWide ?? KINDS[field.kind].isWide}>
                <div className="label">{translate(label)}</div>
                <div className="value">
                  <FieldValue resource={resource} name={name} record={record} />
                </div>
              </Labelled>
            )
          );
        })}
      </FieldGrid>
      {children}
    </>
  );
};
