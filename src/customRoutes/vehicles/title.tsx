import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { PageTitle } from '@turntable/declare/ui/Trail.tsx';
import { useState } from 'react';
import { Form, maxLength, TextInput, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { CAR_FIELDS } from '../../../contract/vehicles/carFields.ts';
import { StateCell } from '../../resources/vehicles/cells.tsx';
import { tidyVin, vinWarning } from '../../resources/vehicles/vin.ts';
import { useCar, useVehicleName } from './car.tsx';
import { formOf, useSaveVehicle } from './save.ts';

const MONOSPACE = 'ui-monospace, Menlo, Consolas, monospace';

/** The VIN in one line, with a warning where it is unusual. */
const VinLine = () => {
  const translate = useTranslate();
  const vin = tidyVin(useWatch<{ vin?: string | null }, 'vin'>({ name: 'vin' }) ?? '');
  const warning = vinWarning(vin);
  return (
    <TextInput
      source="vin"
      validate={maxLength(CAR_FIELDS.vin.maxLength)}
      label={translate('vehicle.title.vin')}
      helperText={warning ? translate(`vehicles.vin.${warning}`, { length: vin.length }) : false}
      parse={tidyVin}
      sx={{ flex: '1 1 180px', '& input': { fontFamily: MONOSPACE, fontSize: 13 } }}
      slotProps={{
        htmlInput: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
      }}
    />
  );
};

/** Name and VIN in place of the title, one line each. The button or Enter saves, Escape cancels. */
const TitleForm = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [seen] = useState(useCar());
  const { submit, dialog } = useSaveVehicle(seen, 'car_updated', onClose);
  return (
    <>
      <Form
        record={{ id: 'title', ...formOf(seen) }}
        onSubmit={submit}
        disableInvalidFormNotification
        noValidate
      >
        <Box
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            alignItems: 'flex-start',
            gap: 1,
            py: { xs: 1.75, sm: 0 },
            // on a phone the form takes the whole header
            position: { xs: 'absolute', sm: 'static' },
            inset: '0 0 auto 0',
            px: { xs: 1.5, sm: 0 },
            zIndex: 2,
            bgcolor: 'background.default',
            borderBottom: { xs: 1, sm: 0 },
            borderColor: 'divider',
            '& .MuiFormControl-root': { m: 0 },
            '& .MuiFormHelperText-root': {
              mt: 0,
              lineHeight: '20px',
              whiteSpace: { xs: 'normal', sm: 'nowrap' },
            },
          }}
        >
          <TextInput
            autoFocus
            source="vehicle_name"
            validate={maxLength(CAR_FIELDS.vehicle_name.maxLength)}
            label={translate('vehicle.title.name')}
            helperText={false}
            sx={{ flex: { xs: '1 1 100%', sm: '2 1 200px' } }}
          />
          <VinLine />
          <Buttons onClose={onClose} />
        </Box>
      </Form>
      {dialog}
    </>
  );
};

const Buttons = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const [save, cancel] = [translate('vehicle.save'), translate('vehicle.cancel')];
  return (
    <>
      <IconButton
        type="submit"
        color="primary"
        disabled={isSubmitting}
        aria-label={save}
        title={save}
      >
        <CheckIcon />
      </IconButton>
      <IconButton disabled={isSubmitting} aria-label={cancel} title={cancel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </>
  );
};

/** The vehicle's name and VIN in the header, edited in place (specification, chapter 2). */
export const VehicleTitle = () => {
  const translate = useTranslate();
  const car = useCar();
  const [isEdited, setEdited] = useState(false);
  const name = useVehicleName();
  return (
    <PageTitle title={name}>
      {isEdited ? (
        <TitleForm onClose={() => setEdited(false)} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}>
          <Box sx={{ minWidth: 0 }}>
            {/* one line, also on a phone: the VIN is below it, and PhoneTitle shows the whole name */}
            <Typography variant="h1" noWrap title={name} sx={{ '&&': { WebkitLineClamp: 1 } }}>
              {name}
            </Typography>
            <Typography
              variant="body2"
              color="textSecondary"
              noWrap
              sx={{ fontFamily: MONOSPACE, fontSize: 12 }}
            >
              {car.vin || translate('vehicle.title.no_vin')}
            </Typography>
          </Box>
          <IconButton
            size="small"
            aria-label={translate('vehicle.title.edit')}
            title={translate('vehicle.title.edit')}
            onClick={() => setEdited(true)}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', gap: 0.5 }}>
            <StateCell row={car} />
          </Box>
        </Box>
      )}
    </PageTitle>
  );
};

/** On a phone the header is too narrow for the whole name and the label. */
export const PhoneTitle = () => {
  const car = useCar();
  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'none' },
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mb: 1,
      }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', flex: '1 1 200px' }}>
        {[car.vehicle_name, car.vin].filter(Boolean).join(' · ')}
      </Typography>
      <StateCell row={car} />
    </Box>
  );
};
