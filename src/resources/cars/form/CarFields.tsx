import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { CAR_NUMBER_MAX, CAR_TEXT_LENGTH } from '../../../../contract/vehicles/vehicle.ts';
import { BODY_TYPE_CHOICES, type Choice, FUEL_TYPE_CHOICES } from '../choices.ts';
import VinInput from './VinInput.tsx';

const TextField = ({
  source,
  placeholder,
}: {
  source: keyof typeof CAR_TEXT_LENGTH;
  placeholder?: string;
}) => (
  <TextInput
    source={source}
    helperText={false}
    slotProps={{
      htmlInput: { maxLength: CAR_TEXT_LENGTH[source], autoComplete: 'off', placeholder },
      inputLabel: placeholder ? { shrink: true } : {},
    }}
  />
);

const NumberField = ({ source }: { source: keyof typeof CAR_NUMBER_MAX }) => (
  <NumberInput source={source} helperText={false} min={0} max={CAR_NUMBER_MAX[source]} step={1} />
);

const ChoiceField = ({ source, choices }: { source: string; choices: readonly Choice[] }) => (
  <SelectInput source={source} helperText={false} choices={[...choices]} />
);

/** The name; while it is empty it shows what it will be: brand plus model. */
const NameField = () => {
  const translate = useTranslate();
  const [brand, model] = useWatch<
    { brand?: string | null; model?: string | null },
    ['brand', 'model']
  >({ name: ['brand', 'model'] });
  return (
    <TextField
      source="vehicle_name"
      placeholder={
        [brand, model].filter(Boolean).join(' ') || translate('vehicles.create.name_hint')
      }
    />
  );
};

const PAIR = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 };

/** What is known of a vehicle before it is photographed. */
export const IdentityFields = () => (
  <>
    <Box sx={PAIR}>
      <TextField source="brand" />
      <TextField source="model" />
    </Box>
    <NameField />
    <Box sx={{ ...PAIR, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
      <VinInput />
      <TextField source="car" />
    </Box>
  </>
);

export const TechnicalFields = () => (
  <Box sx={PAIR}>
    <ChoiceField source="body_type" choices={BODY_TYPE_CHOICES} />
    <ChoiceField source="fuel_type" choices={FUEL_TYPE_CHOICES} />
    <NumberField source="hp" />
    <NumberField source="ccm" />
  </Box>
);
