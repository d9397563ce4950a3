import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormBar } from './FormBar.tsx';

/** The buttons of a form that saves what is there already: says what is not saved yet, and takes it back. */
export const SaveBar = () => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <FormBar>
      <span role="status">{isDirty && translate('record.unsaved')}</span>
      {isDirty && (
        <Button color="inherit" disabled={isSubmitting} onClick={() => reset()}>
          {translate('record.reset')}
        </Button>
      )}
      <Button type="submit" variant="contained" data-saves disabled={!isDirty || isSubmitting}>
        {translate(isSubmitting ? 'record.saving' : 'record.save')}
      </Button>
    </FormBar>
  );
};
