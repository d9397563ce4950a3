import Typography from '@mui/material/Typography';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type EditedLook, LookContext, type SettingHeading } from '../../look/LookContext.ts';
import { LookFields } from '../../look/LookFields.tsx';
import type { StandardLook } from '../../look/standardLook.ts';

const heading = ({ label, id }: SettingHeading) => (
  <Typography
    id={id}
    variant="body2"
    component="span"
    sx={{ display: 'block', fontWeight: 600, py: 0.5 }}
  >
    {label}
  </Typography>
);

/** The choices of the look as inputs of the form around them. */
export const StandardLookFields = ({ pictures }: { pictures: EditedLook['pictures'] }) => {
  const { setValue, control } = useFormContext<StandardLook>();
  const look = useWatch({ control }) as StandardLook; // the form holds all of it from the beginning
  const { isSubmitting } = useFormState();
  const set: EditedLook['set'] = (changes) => {
    for (const [name, value] of Object.entries(changes))
      setValue(name as keyof StandardLook, value, { shouldDirty: true });
  };
  return (
    <LookContext
      value={{ look, isSaving: isSubmitting, set, slide: set, heading, pictures, canBeNone: true }}
    >
      <LookFields />
    </LookContext>
  );
};
