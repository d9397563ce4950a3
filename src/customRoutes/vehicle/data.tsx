import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Form, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Car, CarFields } from '../../../contract/vehicles/vehicle.ts';
import { ApiError } from '../../api/apiError.ts';
import { IdentityFields, TechnicalFields } from '../../resources/cars/form/CarFields.tsx';
import { carFaults } from '../../resources/cars/form/carRules.ts';
import { usePhotoNotices } from './actions.tsx';
import { useCar } from './car.tsx';
import { useSaveVehicle } from './save.tsx';

const TEXTS = [
  'car',
  'vin',
  'vehicle_name',
  'brand',
  'model',
] as const satisfies readonly (keyof CarFields)[];
const CHOICES = [
  'body_type',
  'fuel_type',
  'hp',
  'ccm',
] as const satisfies readonly (keyof CarFields)[];

/** The fields of the data form; emptied inputs hold null. */
export type CarForm = { [Name in keyof CarFields]?: CarFields[Name] | null };

/** What the form shows of a vehicle. */
const formOf = (car: Car): CarFields => {
  const { car: stock, vin, vehicle_name, brand, model, body_type, fuel_type, hp, ccm } = car;
  return { car: stock, vin, vehicle_name, brand, model, body_type, fuel_type, hp, ccm };
};

/** The fields that the user changed since the form was opened: only these are sent. Emptied text is empty text. */
export const changedFields = (form: CarForm, seen: CarFields): Partial<CarFields> => {
  const texts = TEXTS.map((name) => [name, (form[name] ?? '').trim()] as const);
  const choices = CHOICES.map((name) => [name, form[name] ?? null] as const);
  return Object.fromEntries([...texts, ...choices].filter(([name, value]) => value !== seen[name]));
};

const Actions = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  if (!isDirty && !isSubmitting) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
        {translate('vehicle.data.unsaved')}
      </Typography>
      <Button color="inherit" disabled={isSubmitting} onClick={() => reset()}>
        {translate('vehicle.data.reset')}
      </Button>
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {translate(isSubmitting ? 'vehicle.saving' : 'vehicle.save')}
      </Button>
    </Box>
  );
};

/** The state that the form began with: follows the vehicle until the user types, then stands still. */
const useSeen = () => {
  const car = useCar();
  const [isDirty, setDirty] = useState(false);
  const [frozen, setFrozen] = useState<Car>(car);
  const seen = isDirty ? frozen : car;
  if (!isDirty && frozen !== car) setFrozen(car);
  return { seen, setDirty, show: setFrozen };
};

/** What is known of the vehicle, to be corrected (specification, chapters 3 and 5). */
export const DataPanel = () => {
  const translate = useTranslate();
  const save = useSaveVehicle();
  const notices = usePhotoNotices();
  const { seen, setDirty, show } = useSeen();
  const text = JSON.stringify(formOf(seen));
  const record = useMemo(() => JSON.parse(text), [text]);

  const submit = async (form: CarForm) => {
    const result = await save(changedFields(form, formOf(seen)), seen);
    if (result.name === 'failed')
      return result.error instanceof ApiError ? result.error.body.errors : undefined;
    if (result.name === 'saved') notices.say('catalogue.vehicle_data_updated');
    show(result.car);
    setDirty(false);
  };

  return (
    <Card
      component="section"
      aria-labelledby="data-title"
      sx={{ p: 2, '& .MuiFormControl-root': { minWidth: 0 } }}
    >
      <Typography id="data-title" variant="h2" sx={{ mb: 1 }}>
        {translate('vehicle.data.title')}
      </Typography>
      <Form
        record={record}
        onSubmit={submit}
        validate={carFaults}
        warnWhenUnsavedChanges
        noValidate
      >
        <IdentityFields />
        <TechnicalFields />
        <Actions onDirty={setDirty} />
      </Form>
    </Card>
  );
};
