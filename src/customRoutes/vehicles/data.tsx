import Box from '@mui/material/Box';
import { DerivedInput } from '@turntable/declare/kinds/DerivedInput.tsx';
import { isWide } from '@turntable/declare/kinds/drawn.ts';
import { SaveBar } from '@turntable/declare/ui/form/FormBar.tsx';
import { useSeen } from '@turntable/declare/ui/form/useSeen.ts';
import { useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { CAR_FIELD_NAMES, CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import type { CarFields } from '../../../contract/vehicles/vehicle.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useCar, vehicleResource } from './car.tsx';
import { formOf, useSaveVehicle } from './save.ts';

/** The fields that fill a line, besides those of wide kinds. */
const WIDE: readonly string[] = ['vehicle_name', 'vin'];
const fillsLine = (name: keyof CarFields): boolean =>
  WIDE.includes(name) || isWide(CAR_FIELDS[name]);

/** The form of the vehicle's data (specification, chapters 3 and 5). */
const DataPanel = () => {
  const translate = useTranslate();
  const { seen, setSeen, setDirty } = useSeen(useCar());
  const { submit, dialog } = useSaveVehicle(seen, 'vehicle_data_updated', (saved) => {
    setSeen(saved);
    setDirty(false);
  });
  const text = JSON.stringify(formOf(seen));
  const record = useMemo(() => ({ id: 'data', ...JSON.parse(text) }), [text]);
  return (
    <Panel title={translate('vehicle.data.title')}>
      <Form
        resource={vehicleResource()}
        record={record}
        onSubmit={submit}
        disableInvalidFormNotification
        noValidate
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            columnGap: 2,
            '& .MuiFormControl-root': { minWidth: 0 },
          }}
        >
          {CAR_FIELD_NAMES.map((name) => (
            <Box key={name} sx={{ gridColumn: fillsLine(name) ? '1 / -1' : undefined }}>
              <DerivedInput source={name} />
            </Box>
          ))}
        </Box>
        <Box sx={{ '&& > .MuiToolbar-root': { position: 'static', px: 0, pb: 0 } }}>
          <SaveBar onDirty={setDirty} />
        </Box>
      </Form>
      {dialog}
    </Panel>
  );
};

export default DataPanel;
