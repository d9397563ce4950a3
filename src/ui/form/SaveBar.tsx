import { useEffect } from 'react';
import { Button, SaveButton, useTranslate } from 'react-admin';
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
        <Button
          label="record.reset"
          color="inherit"
          disabled={isSubmitting}
          onClick={() => reset()}
        />
      )}
      <SaveButton data-saves />
    </FormBar>
  );
};
