import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { PHOTO_STATUS } from '../../../../contract/photos/photo.ts';
import { type Shown, usePageState } from '../actions.tsx';
import { processablePhotos, useCar } from '../car.tsx';
import { DownloadAll } from './DownloadAll.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { QuietButton } from './QuietButton.tsx';
import { ViewsProgress } from './ViewsProgress.tsx';

const ProcessButton = () => {
  const translate = useTranslate();
  const { actions } = usePageState();
  const photos = processablePhotos(useCar());
  const idle = photos.filter(({ in_process }) => in_process === 0);
  const fresh = idle.filter(
    ({ status, defect_state }) => status !== PHOTO_STATUS.processed && defect_state === 'ok',
  );
  const busyCount = photos.length - idle.length;
  const meant = fresh.length > 0 ? fresh : idle;
  const label = () => {
    if (fresh.length > 0)
      return translate('vehicle.actions.process_new', { smart_count: fresh.length });
    if (busyCount > 0) return translate('vehicle.actions.processing', { smart_count: busyCount });
    return translate(
      photos.length > 0 ? 'vehicle.actions.process_all' : 'vehicle.actions.nothing_to_process',
    );
  };
  return (
    <Button
      variant={fresh.length > 0 ? 'contained' : 'outlined'}
      startIcon={<AutoAwesomeOutlined />}
      disabled={meant.length === 0 || (fresh.length === 0 && busyCount > 0)}
      onClick={() => actions.process(meant.map(({ id }) => id))}
    >
      {label()}
    </Button>
  );
};

const ShownSwitch = () => {
  const translate = useTranslate();
  const { shown, setShown } = usePageState();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      aria-label={translate('vehicle.actions.show')}
      onChange={(_, next: Shown | null) => next && setShown(next)}
    >
      {(['original', 'finished'] as const).map((value) => (
        <ToggleButton
          key={value}
          value={value}
          sx={{
            textTransform: 'none',
            px: 1.5,
            height: 36,
            fontWeight: 600,
            color: 'text.secondary',
            '&.Mui-selected': { color: 'text.primary' },
          }}
        >
          {translate(`vehicle.actions.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** How far the photos are, and what can be done with all of them. */
export const PhotoBar = () => {
  const translate = useTranslate();
  const { chooseFiles, setOverlay } = usePageState();
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: 1,
        }}
      >
        <ViewsProgress />
        <ShownSwitch />
        <Box sx={{ ml: 'auto' }}>
          <MoreMenu />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& > *': { flex: { xs: '1 1 40%', sm: 'none' } },
        }}
      >
        <QuietButton startIcon={<AddPhotoAlternateOutlined />} onClick={() => chooseFiles()}>
          {translate('vehicle.photo.add')}
        </QuietButton>
        <QuietButton
          startIcon={<PhotoCameraOutlined />}
          onClick={() => setOverlay({ name: 'camera' })}
        >
          {translate('vehicle.photo.camera')}
        </QuietButton>
        <DownloadAll />
        <ProcessButton />
      </Box>
    </Box>
  );
};
