import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toneOf } from '../../../resources/cars/carStates.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { HeaderTitle, usePageTitle } from '../../../ui/screen/pageTitle.tsx';
import { useCar } from '../car/CarContext.tsx';
import { TitleForm } from './TitleForm.tsx';

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
  usePageTitle(name);
  return (
    <HeaderTitle>
      {isEdited ? (
        <TitleForm onClose={() => setEdited(false)} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography
              variant="h1"
              noWrap
              title={name}
              sx={{ fontSize: { xs: '1.05rem', sm: '1.25rem' } }}
            >
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
    </HeaderTitle>
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
