import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { CAR_TEXT_LENGTH } from '../../../contract/vehicles/vehicle.ts';
import { ApiError } from '../../api/apiError.ts';
import { toneOf } from '../../resources/cars/carStates.ts';
import { lineFault } from '../../resources/cars/form/carRules.ts';
import { tidyVin, vinWarning } from '../../resources/cars/vin.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import type { Fault } from '../../ui/inputs/limitFaults.ts';
import { PageTitle } from '../../ui/screen/pageTitle.tsx';
import { usePhotoNotices } from './actions.tsx';
import { useCar } from './car.tsx';
import { useSaveVehicle } from './save.tsx';

interface Faults {
  vehicle_name?: string;
  vin?: string;
}

const useFaultText = () => {
  const translate = useTranslate();
  return (fault: Fault | undefined): string | undefined => {
    if (fault === undefined) return undefined;
    return typeof fault === 'string' ? translate(fault) : translate(fault.message, fault.args);
  };
};

/** Name and VIN in place of the title: one line each, saved by the button or Enter, left by Escape. */
const TitleForm = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const faultText = useFaultText();
  const save = useSaveVehicle();
  const notices = usePhotoNotices();
  const [seen] = useState(useCar());
  const [name, setName] = useState(seen.vehicle_name);
  const [vin, setVin] = useState(seen.vin);
  const [refused, setRefused] = useState<Faults>({});
  const [isSaving, setSaving] = useState(false);
  const faults: Faults = {
    vehicle_name: faultText(lineFault(name, CAR_TEXT_LENGTH.vehicle_name)) ?? refused.vehicle_name,
    vin: faultText(lineFault(vin, CAR_TEXT_LENGTH.vin)) ?? refused.vin,
  };
  const warning = vinWarning(vin);
  const advice = warning && translate(`vehicles.vin.${warning}`, { length: tidyVin(vin).length });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (faults.vehicle_name || faults.vin || isSaving) return;
    const changes = {
      ...(name.trim() === seen.vehicle_name ? {} : { vehicle_name: name.trim() }),
      ...(vin === seen.vin ? {} : { vin }),
    };
    if (Object.keys(changes).length === 0) return onClose();
    setSaving(true);
    const result = await save(changes, seen);
    setSaving(false);
    if (result.name === 'failed')
      return setRefused(result.error instanceof ApiError ? (result.error.body.errors ?? {}) : {});
    if (result.name === 'saved') notices.say('catalogue.car_updated');
    onClose();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onKeyDown={leave}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        gap: 1,
        py: { xs: 1.75, sm: 1 },
        // on a phone the form takes the whole header
        position: { xs: 'absolute', sm: 'static' },
        inset: '0 0 auto 0',
        px: { xs: 1.5, sm: 0 },
        zIndex: 1,
        bgcolor: 'background.default',
        borderBottom: { xs: 1, sm: 0 },
        borderColor: 'divider',
      }}
    >
      <TextField
        autoFocus
        margin="none"
        label={translate('vehicle.title.name')}
        value={name}
        error={faults.vehicle_name !== undefined}
        helperText={faults.vehicle_name}
        sx={{ flex: { xs: '1 1 100%', sm: '2 1 200px' } }}
        onChange={({ target }) => {
          setName(target.value);
          setRefused({ ...refused, vehicle_name: undefined });
        }}
      />
      <TextField
        margin="none"
        label={translate('vehicle.title.vin')}
        value={vin}
        error={faults.vin !== undefined}
        helperText={faults.vin ?? advice}
        sx={{
          flex: '1 1 180px',
          '& input': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 13 },
        }}
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
        }}
        onChange={({ target }) => {
          setVin(tidyVin(target.value));
          setRefused({ ...refused, vin: undefined });
        }}
      />
      <IconButton
        type="submit"
        color="primary"
        disabled={isSaving}
        aria-label={translate('vehicle.save')}
        title={translate('vehicle.save')}
      >
        <CheckIcon />
      </IconButton>
      <IconButton
        disabled={isSaving}
        aria-label={translate('vehicle.cancel')}
        title={translate('vehicle.cancel')}
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
};

/** Where the vehicle stands with the operator; "for quality check" while it is not moderated and its company needs premoderation. */
const ModerationChip = () => {
  const translate = useTranslate();
  const { moderated, carsNeedPremoderation, moderation } = useCar();
  if (moderation === 'to_fix')
    return <Chip tone="warning" text={translate('vehicle.moderation.to_fix')} />;
  if (moderated === 1 || carsNeedPremoderation !== 1) return null;
  return (
    <Chip
      tone="review"
      text={translate('vehicle.moderation.quality_check')}
      title={translate('vehicle.moderation.quality_check_hint')}
    />
  );
};

/** How far the vehicle's pictures are, as its list says it. */
const StateChip = () => {
  const translate = useTranslate();
  const { state } = useCar();
  return (
    <Chip
      tone={toneOf(state)}
      isBusy={state === 'processing'}
      text={translate(`resources.cars.choices.state.${state}`)}
    />
  );
};

/** The vehicle's name and VIN in the header, edited in place (specification, chapter 2). */
export const VehicleTitle = () => {
  const translate = useTranslate();
  const car = useCar();
  const [isEdited, setEdited] = useState(false);
  const name = car.vehicle_name || translate('vehicle.unnamed');
  return (
    <PageTitle title={name}>
      {isEdited ? (
        <TitleForm onClose={() => setEdited(false)} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h1" noWrap title={name}>
              {name}
            </Typography>
            <Typography
              variant="body2"
              color="textSecondary"
              noWrap
              sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 12 }}
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
            <StateChip />
            <ModerationChip />
          </Box>
        </Box>
      )}
    </PageTitle>
  );
};

/** On a phone the header has no room for the whole name, nor for the label. */
export const PhoneTitle = () => {
  const { vehicle_name: name, vin } = useCar();
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
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', flex: 1 }}>
        {[name, vin].filter(Boolean).join(' · ')}
      </Typography>
      <StateChip />
      <ModerationChip />
    </Box>
  );
};
