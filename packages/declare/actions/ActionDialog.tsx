import { Suspense } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { limitsOf } from '../api/callLimits.ts';
import { currentUser } from '../connection.ts';
import { actionInputKey, actionKey } from '../define/textKeys.ts';
import { DerivedInput } from '../kinds/DerivedInput.tsx';
import { sentValue } from '../kinds/rulesOf.ts';
import { resourceNamed } from '../registry.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { OfferedAction } from './offered.ts';

/** Focuses the first input. */
const focusFirst = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('input, textarea')?.focus();

interface ActionDialogProps {
  resource: string;
  action: OfferedAction;
  /** The names of the records, if there are any. */
  subject?: string | undefined;
  /** Runs the action with the dialog's values, and closes the dialog. */
  onAnswer: (asked: Record<string, unknown>) => Promise<void> | void;
  onClose: () => void;
}

/** The dialog before an action: a confirmation, and the inputs that its declaration names. */
const ActionDialog = ({ resource, action, subject, onAnswer, onClose }: ActionDialogProps) => {
  const { name, label, spec } = action;
  const translate = useTranslate();
  const { api } = resourceNamed(resource);
  const { role } = currentUser();
  const call = role && api[role]?.[spec.call];
  const limits = call ? limitsOf(call) : {};
  const fields = Object.entries(spec.input ?? {});
  const limitOf = (field: string) => limits[field] ?? {};
  return (
    <ConfirmDialog
      title={translate(label)}
      subject={subject}
      question={spec.confirm && translate(actionKey(resource, name, 'confirm'))}
      isDestructive={spec.isDestructive}
      defaultValues={Object.fromEntries(
        fields.map(([field, { initial = null }]) => [field, initial]),
      )}
      onConfirm={(typed) => {
        const sent = fields.map(([field, declared]) => [
          field,
          sentValue(typed[field], declared, limitOf(field)),
        ]);
        return onAnswer(Object.fromEntries(sent));
      }}
      staysOpen
      onClose={onClose}
    >
      {spec.input && (
        <Suspense>
          <div ref={focusFirst}>
            <ResourceContextProvider value={resource}>
              {fields.map(([source, field]) => (
                <DerivedInput
                  key={source}
                  source={source}
                  field={field}
                  label={actionInputKey(resource, name, source)}
                  limit={limitOf(source)}
                  isNew
                />
              ))}
            </ResourceContextProvider>
          </div>
        </Suspense>
      )}
    </ConfirmDialog>
  );
};

export default ActionDialog;
