import { Form, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Car } from '../../../contract/entities/car.ts';
import { IdentityFields, TechnicalFields } from '../../resources/vehicles/CarFields.tsx';
import { carFaults } from '../../resources/vehicles/carRules.ts';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { Panel } from '../Panel.tsx';
import { useCar } from './car.tsx';
import { formOf, useSaveVehicle } from './save.ts';

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
  const { seen, setDirty, show } = useSeen();
  const { submit, dialog } = useSaveVehicle(seen, 'vehicle_data_updated', (saved) => {
    show(saved);
    setDirty(false);
  });
  const text = JSON.stringify(formOf(seen));
  const record = useMemo(() => ({ id: 'data', ...JSON.parse(text) }), [text]);
  return (
    <Panel title={translate('vehicle.data.title')}>
      <Form
        record={record}
        onSubmit={submit}
        validate={carFaults}
        disableInvalidFormNotification
        noValidate
      >
        <IdentityFields />
        <TechnicalFields />
        <SaveBar onDirty={setDirty} />
      </Form>
      {dialog}
    </Panel>
  );
};
