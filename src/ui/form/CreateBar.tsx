import Button from '@mui/material/Button'; // react-admin's shows on a phone its icon alone
import { LinkBase, type RaRecord, SaveButton, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormBar } from './FormBar.tsx';

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
