import Button from '@mui/material/Button'; // react-admin's shows on a phone its icon alone
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

/** The toast for what was typed, where a faulty form needs one beside the words at its fields. */
type FailureOf = (typed: Record<string, unknown>) => { title: string; text: string } | undefined;

const FAULTY = '[aria-invalid="true"], [data-faulty="true"] button';

/** Leads to the first faulty field when the form around `element` is not saved, also where the server has found the fault. */
export const useLeadToFault = (element: RefObject<HTMLElement | null>, failureOf?: FailureOf) => {
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

/** The application's paths begin with a slash: no address counts as inside the form, another tab of the record neither. */
const NOWHERE = 'nowhere';

/**
 * The buttons of a form, always in sight; Ctrl+S (on a Mac with the command key) presses the one that saves. The form asks before it is
 * left with something unsaved, leads to its first fault, and begins again once it is saved.
 */
const FormBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useWarnWhenUnsavedChanges(true, NOWHERE);
  useLeadToFault(bar);
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

/** The buttons of a form that saves what is there already: says what is not saved yet, and takes it back. */
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
  /** Adds one more button, which stays on the form; told what was made. */
  onAdded?: ((made: RaRecord) => void) | undefined;
}

/** The buttons of a form for something new. They stay enabled: pressed on an empty form, it says what is missing. */
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
