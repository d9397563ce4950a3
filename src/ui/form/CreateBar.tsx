import { Button, LinkBase, type RaRecord, SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormBar } from './FormBar.tsx';

interface CreateBarProps {
  back: string;
  /** Adds one more button, which stays on the form; told what was made. */
  onAdded?: ((made: RaRecord) => void) | undefined;
}

/** The buttons of a form for something new. They stay enabled: pressed on an empty form, it says what is missing. */
export const CreateBar = ({ back, onAdded }: CreateBarProps) => {
  const { isSubmitting } = useFormState();
  return (
    <FormBar>
      <Button
        component={LinkBase}
        to={back}
        label="record.cancel"
        color="inherit"
        disabled={isSubmitting}
      />
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
