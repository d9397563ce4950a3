import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ChosenBar } from '@turntable/declare/ui/bars/SelectionBar.tsx';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PHOTO_STATUS } from '../../../../contract/photos/photo.ts';
import { useIsTouched } from '../../../uploads/useIsTouched.ts';
import { type Shown, usePageState } from '../../vehicles/actions.tsx';
import { photosOf, processablePhotos, useCar } from '../../vehicles/car.tsx';
import { useCost } from '../../vehicles/vehiclePrice.tsx';
import { useViewName } from '../../views/useViewName.ts';
import { useProcess } from '../../views/wrongViews.tsx';
import { useDownload } from '../unchangedPlates.tsx';
import { useSlots } from '../uploads.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { QuietButton } from './QuietButton.tsx';
import { viewsOf } from './slots.ts';

/** How many missing views are named; the rest is counted. */
const NAMED = 3;

/** How many views have a photo, and what is still missing. */
const ViewsProgress = () => {
  const translate = useTranslate();
  const angleName = useViewName();
  const { wanted, filled, missing } = viewsOf(useCar());
  const total = wanted.length;
  const names = missing.slice(0, NAMED).map(angleName).join(' · ');
  const more = missing.length - NAMED;
  const count = translate('vehicle.views.count', { filled, total });
  const whatIsMissing =
    missing.length === 0
      ? translate('vehicle.views.complete')
      : translate(more > 0 ? 'vehicle.views.missing_more' : 'vehicle.views.missing', {
          names,
          smart_count: more,
        });
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="p">
          {count}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          title={missing.map(angleName).join(' · ')}
        >
          {whatIsMissing}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * filled) / total}
        aria-label={count}
        sx={{ mt: 0.75, height: 6, borderRadius: 3, maxWidth: 420 }}
      />
    </Box>
  );
};

/** Downloads all finished pictures or all originals; the server refuses where there are none. */
const DownloadAll = () => {
  const translate = useTranslate();
  const { actions } = usePageState();
  const download = useDownload();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const photos = photosOf(useCar());
  const items = [
    {
      label: 'vehicle.actions.download_finished',
      run: () => download(),
    },
    {
      label: 'vehicle.actions.download_originals',
      run: () => actions.download(undefined, 'original'),
    },
  ];
  return (
    <>
      <QuietButton
        aria-haspopup="menu"
        startIcon={<DownloadOutlined />}
        disabled={photos.length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('vehicle.actions.download_all')}
      </QuietButton>
      <ActionMenu anchor={anchor} groups={[items]} onClose={() => setAnchor(null)} />
    </>
  );
};

/** The menu of rare actions. */
const MoreMenu = () => {
  const translate = useTranslate();
  const car = useCar();
  const { setOverlay, setSelection } = usePageState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const selectAll = () => setSelection(new Set(photosOf(car).map(({ id }) => id)));
  const items = [
    { label: 'vehicle.actions.select_all', run: selectAll },
    { label: 'vehicle.actions.keys', run: () => setOverlay({ name: 'keys' }) },
    {
      label: 'vehicle.delete',
      isDangerous: true,
      run: () => setOverlay({ name: 'delete_vehicle' }),
    },
  ];
  return (
    <>
      <IconButton
        aria-label={translate('vehicle.more')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHoriz />
      </IconButton>
      <ActionMenu anchor={anchor} groups={[items]} onClose={() => setAnchor(null)} />
    </>
  );
};

const ProcessButton = () => {
  const translate = useTranslate();
  const process = useProcess();
  const { withCost, isUnpayable } = useCost();
  const photos = processablePhotos(useCar());
  const idle = photos.filter(({ in_process }) => in_process === 0);
  const fresh = idle.filter(
    ({ status, defect_state }) => status !== PHOTO_STATUS.processed && defect_state === 'ok',
  );
  const busyCount = photos.length - idle.length;
  const meant = fresh.length > 0 ? fresh : idle;
  const label = () => {
    if (fresh.length > 0)
      return withCost(translate('vehicle.actions.process_new', { smart_count: fresh.length }));
    if (busyCount > 0) return translate('vehicle.actions.processing', { smart_count: busyCount });
    return photos.length > 0
      ? withCost(translate('vehicle.actions.process_all'))
      : translate('vehicle.actions.nothing_to_process');
  };
  return (
    <>
      <Button
        variant={fresh.length > 0 ? 'contained' : 'outlined'}
        startIcon={<AutoAwesomeOutlined />}
        disabled={meant.length === 0 || (fresh.length === 0 && busyCount > 0)}
        onClick={() => process(meant.map(({ id }) => id))}
      >
        {label()}
      </Button>
      {isUnpayable && meant.length > 0 && (
        <Typography variant="body2" color="error" sx={{ alignSelf: 'center' }}>
          {translate('vehicle.price.none')}
        </Typography>
      )}
    </>
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

/** The progress of the photos, and the actions on all of them. */
export const PhotoBar = () => {
  const translate = useTranslate();
  const { chooseFiles, setOverlay } = usePageState();
  const isTouched = useIsTouched();
  const choose = (
    <QuietButton
      key="choose"
      startIcon={<AddPhotoAlternateOutlined />}
      onClick={() => chooseFiles()}
    >
      {translate('vehicle.photo.add')}
    </QuietButton>
  );
  const camera = (
    <QuietButton
      key="camera"
      startIcon={<PhotoCameraOutlined />}
      onClick={() => setOverlay({ name: 'camera' })}
    >
      {translate('vehicle.photo.camera')}
    </QuietButton>
  );
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
          '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
        }}
      >
        {isTouched ? [camera, choose] : [choose, camera]}
        <DownloadAll />
        <ProcessButton />
      </Box>
    </Box>
  );
};

/** The actions on the selected photos. */
export const SelectedPhotos = () => {
  const translate = useTranslate();
  const { actions, selection, setSelection, setOverlay, shown } = usePageState();
  const process = useProcess();
  const downloadFinished = useDownload();
  const { withCost } = useCost();
  const car = useCar();
  if (selection.size === 0) return null;
  const photos = [...selection];
  const sent = processablePhotos(car).flatMap(({ id }) => (selection.has(id) ? [id] : []));
  const download = () =>
    shown === 'finished' ? downloadFinished(photos) : actions.download(photos, 'original');
  return (
    <ChosenBar ids={photos} onUnselect={() => setSelection(new Set())}>
      {sent.length > 0 && (
        <Button
          variant="contained"
          startIcon={<AutoAwesomeOutlined />}
          onClick={async () => {
            if (await process(sent)) setSelection(new Set());
          }}
        >
          {withCost(translate('vehicle.actions.process'))}
        </Button>
      )}
      <Button color="inherit" startIcon={<DownloadOutlined />} onClick={download}>
        {translate('vehicle.actions.download')}
      </Button>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        onClick={() => setOverlay({ name: 'delete', photos })}
      >
        {translate('vehicle.actions.delete')}
      </Button>
    </ChosenBar>
  );
};

/** Shown while a vehicle has no photos: how to add them. */
export const EmptyVehicle = () => {
  const translate = useTranslate();
  const { chooseFiles, setOverlay } = usePageState();
  const isTouched = useIsTouched();
  const slots = useSlots();
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
      {isTouched ? (
        <PhotoCameraOutlined color="primary" sx={{ fontSize: 44 }} />
      ) : (
        <CloudUploadOutlined color="primary" sx={{ fontSize: 44 }} />
      )}
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="h2">
          {translate(isTouched ? 'vehicle.camera.empty_title' : 'vehicle.drop.empty_title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(isTouched ? 'vehicle.camera.empty_hint' : 'vehicle.drop.empty_hint')}
        </Typography>
      </Box>
      <Button
        variant="contained"
        onClick={() => (isTouched ? setOverlay({ name: 'camera' }) : chooseFiles())}
      >
        {translate(isTouched ? 'vehicle.photo.camera' : 'vehicle.photo.add')}
      </Button>
    </Box>
  );
};
