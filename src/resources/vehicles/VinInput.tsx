import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { EntryProps } from '@turntable/declare/ui/inputs/entry.ts';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import { tidyVin, vinWarning } from './vin.ts';

const Advice = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  margin: '0 0 4px',
  fontSize: 13,
  minHeight: 20,
  color: theme.palette.text.secondary,
  '& svg': { fontSize: 18, flex: 'none' },
  '& .odd': { color: theme.palette.warning.main },
  '& .fine': { color: theme.palette.success.main },
}));

/** Shows what is unusual about the VIN while it is typed; a warning, never an error. */
const VinAdvice = () => {
  const translate = useTranslate();
  const vin = tidyVin(useWatch<{ vin?: string | null }, 'vin'>({ name: 'vin' }) ?? '');
  const warning = vinWarning(vin);
  return (
    <Advice role="status" id="vin-advice">
      {vin === '' && translate('vehicles.vin.where')}
      {warning && (
        <>
          <WarningAmber className="odd" />
          {translate(`vehicles.vin.${warning}`, { length: vin.length })}
        </>
      )}
      {vin !== '' && !warning && (
        <>
          <CheckCircleOutlined className="fine" />
          {translate('vehicles.vin.fine')}
        </>
      )}
    </Advice>
  );
};

/** An input for the VIN, stored in capital letters without separators. */
const VinInput = (props: Partial<EntryProps>) => (
  <div>
    <TextInput
      {...props}
      source="vin"
      helperText={false}
      parse={tidyVin}
      slotProps={{
        htmlInput: {
          maxLength: CAR_FIELDS.vin.maxLength,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          'aria-describedby': 'vin-advice',
          style: { fontFamily: "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace" },
        },
      }}
    />
    <VinAdvice />
  </div>
);

export default VinInput;
