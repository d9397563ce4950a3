import Card from '@mui/material/Card';
import { Form } from 'ra-core';
import { type BaseSyntheticEvent, type ReactNode, useMemo } from 'react';
import { FormWatch } from '../../ui/form/FormWatch.tsx';
import { GUARDED } from '../../ui/form/guarded.ts';
import type { Resource } from '../define/resource.ts';
import { type Draft, faultsOf, typedValues } from './draft.ts';
import { FormFields } from './FormFields.tsx';

interface RecordFormProps {
  draft: Draft & { declared: Resource };
  /** The fields shown, in their order. */
  names: readonly string[];
  /** @returns what was refused, by field; nothing when it is saved. */
  onSave: (
    values: Record<string, unknown>,
    button: HTMLElement | null,
  ) => Promise<Record<string, unknown> | undefined>;
  onDirty?: (isDirty: boolean) => void;
  /** The buttons. */
  children: ReactNode;
}

/** Fields to fill in, checked as the server will, and guarded against being left by mistake. */
export const RecordForm = ({ draft, names, onSave, onDirty, children }: RecordFormProps) => {
  const text = JSON.stringify(typedValues(draft));
  const values = useMemo(() => JSON.parse(text) as Record<string, unknown>, [text]); // the same object as long as nothing in it changes
  const submit = (typed: Record<string, unknown>, event?: BaseSyntheticEvent) =>
    onSave(typed, (event?.nativeEvent as SubmitEvent | undefined)?.submitter ?? null); // a form's submit is a SubmitEvent
  return (
    <Card component="section" sx={{ maxWidth: 920, px: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 2 } }}>
      <Form
        {...GUARDED}
        resource={draft.declared.resource}
        record={values}
        onSubmit={submit}
        validate={(typed) => faultsOf(draft, typed)}
      >
        <FormFields {...draft.declared} names={names} writable={draft.writable} record={draft.seen}>
          {children}
        </FormFields>
        <FormWatch values={values} onDirty={onDirty} />
      </Form>
    </Card>
  );
};
