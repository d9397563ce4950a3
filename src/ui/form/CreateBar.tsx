import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { FormBar } from './FormBar.tsx';

const ANOTHER = 'another';

/** Whether the button that was pressed stays on the form, for one more. */
export const isForAnother = (button: HTMLElement | null): boolean =>
  button?.getAttribute('name') === ANOTHER;

/** The buttons of a form for something new. */
export const CreateBar = ({ back, canAddAnother }: { back: string; canAddAnother: boolean }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <FormBar>
      <Button component={LinkBase} to={back} color="inherit" disabled={isSubmitting}>
        {translate('record.cancel')}
      </Button>
      {canAddAnother && (
        <Button type="submit" name={ANOTHER} disabled={isSubmitting}>
          {translate('record.create_another')}
        </Button>
      )}
      <Button type="submit" variant="contained" data-saves disabled={isSubmitting}>
        {translate(isSubmitting ? 'record.saving' : 'record.create')}
      </Button>
    </FormBar>
  );
};
