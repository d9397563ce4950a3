import { Suspense, useState } from 'react';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { ApiError } from '../../api/apiError.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { currentUser } from '../access/useRights.ts';
import { actionInputKey, actionKey } from '../define/textKeys.ts';
import { DerivedInput } from '../kinds/DerivedInput.tsx';
import { sentValue } from '../kinds/fieldValue.ts';
import { resourceNamed } from '../registry.ts';
import type { OfferedAction } from './offered.ts';

type Values = Record<string, unknown>;

/** Typing begins in the first input. */
const focusFirst = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('input, textarea')?.focus();

interface ActionDialogProps {
  resource: string;
  action: OfferedAction;
  /** What it is about, where it is about records. */
  subject?: string | undefined;
  /** Does it with what was asked for. What it throws is said here: at the fields that the server names, else above them. */
  onAnswer: (asked: Values) => Promise<void> | void;
  onClose: () => void;
}

/** Asks before an action is done: whether, and for what its declaration wants to know. */
const ActionDialog = ({
  resource,
  action: { name, label, spec },
  subject,
  onAnswer,
  onClose,
}: ActionDialogProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { api } = resourceNamed(resource);
  const { role } = currentUser();
  const call = role && api[role]?.[spec.call];
  const limits = call ? limitsOf(call) : {};
  const fields = Object.entries(spec.input ?? {});

  const send = async (typed: Values) => {
    setFailure(undefined);
    setSending(true);
    try {
      await onAnswer(
        Object.fromEntries(
          fields.map(([field, declared]) => [
            field,
            sentValue(typed[field], declared, limits[field] ?? {}),
          ]),
        ),
      );
    } catch (error) {
      const atFields = error instanceof ApiError ? (error.body.errors ?? {}) : {};
      const known = Object.entries(atFields).filter(([field]) => field in (spec.input ?? {}));
      if (known.length > 0) return Object.fromEntries(known);
      setFailure(errorText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <AskDialog
      title={translate(label)}
      subject={subject}
      question={spec.confirm && translate(actionKey(resource, name, 'confirm'))}
      failure={failure}
      isSending={isSending}
      isDestructive={spec.isDestructive}
      inForm={(parts) => (
        <Form
          disableInvalidFormNotification
          onSubmit={send}
          defaultValues={Object.fromEntries(
            fields.map(([field, { initial = null }]) => [field, initial]),
          )}
        >
          {parts}
        </Form>
      )}
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
                  limit={limits[source] ?? {}}
                  isNew
                />
              ))}
            </ResourceContextProvider>
          </div>
        </Suspense>
      )}
    </AskDialog>
  );
};

export default ActionDialog;
