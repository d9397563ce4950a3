import Button from '@mui/material/Button'; // react-admin's shows only its icon on a phone
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  LinkBase,
  type RaRecord,
  SaveButton,
  Toolbar,
  useNotify,
  useTranslate,
  useWarnWhenUnsavedChanges,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

/** Returns the toast for what was typed, if an invalid form needs one in addition to the messages at its fields. */
type FailureOf = (typed: Record<string, unknown>) => { title: string; text: string } | undefined;

const FAULTY = '[aria-invalid="true"], [data-faulty="true"] button';

/** Focuses the first invalid field when saving the form around `element` fails, also after an error from the server. */
export const useFocusFault = (element: RefObject<HTMLElement | null>, failureOf?: FailureOf) => {
  const notify = useNotify();
  const { getValues } = useFormContext();
  const { submitCount, errors } = useFormState();
  const judged = useRef(0);
  useEffect(() => {
    if (submitCount <= judged.current) return;
    judged.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const faulty = element.current?.closest('form')?.querySelector<HTMLElement>(FAULTY);
    faulty?.focus();
    const failure = failureOf?.(getValues());
    if (failure) notify(failure.text, { type: 'error', title: failure.title });
    else if (!faulty && !errors.root) notify('record.check_fields', { type: 'error' });
  }, [element, submitCount, errors, notify, failureOf, getValues]);
};

/** Paths of the application begin with a slash, so no address counts as inside the form, not even another tab of the record. */
const NOWHERE = 'nowhere';

/**
 * The buttons of a form, always in view. Ctrl+S (Cmd+S on a Mac) saves. The form warns before unsaved changes are left, focuses the first
 * invalid field, and is reset once it is saved.
 */
const FormBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useWarnWhenUnsavedChanges(true, NOWHERE);
  useFocusFault(bar);
  useEffect(() => {
    if (isSubmitSuccessful) reset();
  }, [isSubmitSuccessful, reset]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog], [role=alertdialog]'))
        bar.current?.querySelector<HTMLElement>('[data-saves]')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <Toolbar ref={bar}>{children}</Toolbar>;
};

/** The buttons of a form for an existing record: shows that changes are unsaved, and can discard them. */
export const SaveBar = ({ onDirty }: { onDirty?: (isDirty: boolean) => void }) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  return (
    <FormBar>
      <span role="status">{isDirty && translate('record.unsaved')}</span>
      {isDirty && (
        <Button color="inherit" disabled={isSubmitting} onClick={() => reset()}>
          {translate('record.reset')}
        </Button>
      )}
      <SaveButton data-saves />
    </FormBar>
  );
};

interface CreateBarProps {
  back: string;
  /** Adds a button that creates the record and stays on the form; called with the new record. */
  onAdded?: ((made: RaRecord) => void) | undefined;
}

/** The buttons of a form for a new record. They stay enabled: pressed on an empty form, they show what is missing. */
export const CreateBar = ({ back, onAdded }: CreateBarProps) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <FormBar>
      <Button component={LinkBase} to={back} color="inherit" disabled={isSubmitting}>
        {translate('record.cancel')}
      </Button>
      {onAdded && (
        <SaveButton
          type="button"
          variant="text"
          label="record.create_another"
          icon={null}
          alwaysEnable={!isSubmitting}
          mutationOptions={{ onSuccess: (made) => onAdded(made) }}
        />
      )}
      <SaveButton label="record.create" alwaysEnable={!isSubmitting} data-saves />
    </FormBar>
  );
};
