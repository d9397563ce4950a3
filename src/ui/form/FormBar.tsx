import { type ReactNode, useEffect, useRef } from 'react';
import { Toolbar, useWarnWhenUnsavedChanges } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLeadToFault } from './useLeadToFault.ts';

/** The application's paths begin with a slash: no address counts as inside the form, another tab of the record neither. */
const NOWHERE = 'nowhere';

/**
 * The buttons of a form, always in sight; Ctrl+S (on a Mac with the command key) presses the one that saves. The form asks before it is
 * left with something unsaved, leads to its first fault, and begins again once it is saved.
 */
export const FormBar = ({ children }: { children: ReactNode }) => {
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
