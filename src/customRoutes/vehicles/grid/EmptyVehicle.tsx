import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { usePageState } from '../actions.tsx';
import { useCar } from '../car.tsx';
import { useSlots } from './useSlots.ts';

/** The beginning of every vehicle: how its photos get here. */
export const EmptyVehicle = () => {
  const translate = useTranslate();
  const { chooseFiles } = usePageState();
  const slots = useSlots(useCar());
  if (slots.some(({ photo, upload }) => photo || upload)) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mb: 3,
        p: { xs: 2, sm: 3 },
        borderRadius: 4,
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
      }}
    >
      <CloudUploadOutlined color="primary" sx={{ fontSize: 44 }} />
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="h2">{translate('vehicle.drop.empty_title')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('vehicle.drop.empty_hint')}
        </Typography>
      </Box>
      <Button variant="contained" onClick={() => chooseFiles()}>
        {translate('vehicle.photo.add')}
      </Button>
    </Box>
  );
};
