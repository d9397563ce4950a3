import Button from '@mui/material/Button'; // react-admin's shows on a phone its icon alone
import { useEffect } from 'react';
import { SaveButton, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormBar } from './FormBar.tsx';

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
