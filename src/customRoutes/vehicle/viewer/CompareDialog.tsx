import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { usePageState } from '../actions/PageState.tsx';
import { CompareSlider } from './CompareSlider.tsx';
import { usePhotoSeries } from './photoSeries.ts';

const label = {
  position: 'absolute',
  zIndex: 1,
  top: 12,
  px: 1.25,
  py: 0.5,
  borderRadius: 1.5,
  fontSize: 12,
  fontWeight: 600,
  color: '#fff',
  bgcolor: 'rgb(0 0 0 / 72%)',
  pointerEvents: 'none',
} as const;

/** Before and after with a boundary to move; leafs through all finished pictures. */
const CompareDialog = ({ photo: opened }: { photo: number }) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const series = usePhotoSeries().filter(({ photo }) => photo.processed_url);
  const [current, setCurrent] = useState(opened);
  const index = Math.max(
    0,
    series.findIndex(({ photo }) => photo.id === current),
  );
  const shown = series[index];
  const close = () => setOverlay(null);
  const processedUrl = shown?.photo.processed_url;
  if (!shown || !processedUrl) return null;
  const { photo, name } = shown;
  const go = (step: number) => setCurrent(series[index + step]?.photo.id ?? current);
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={close} aria-labelledby="compare-title">
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id="compare-title" sx={{ flex: 1, minWidth: 0 }}>
          {translate('vehicle.viewer.compare_title', { view: name })}
        </DialogTitle>
        <IconButton disabled={index === 0} aria-label={translate('vehicle.viewer.previous')} onClick={() => go(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton disabled={index === series.length - 1} aria-label={translate('vehicle.viewer.next')} onClick={() => go(1)}>
          <ChevronRight />
        </IconButton>
        <IconButton aria-label={translate('vehicle.viewer.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        key={photo.id}
        sx={{
          position: 'relative',
          width: `min(100% - 32px, calc(76vh * ${photo.width / photo.height}))`,
          mx: 'auto',
          mb: 2,
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: '#111',
        }}
      >
        <CompareSlider photo={photo} processedUrl={processedUrl} name={name} />
        <Box aria-hidden="true" sx={{ ...label, left: 12 }}>
          {translate('vehicle.viewer.before')}
        </Box>
        <Box aria-hidden="true" sx={{ ...label, right: 12 }}>
          {translate('vehicle.viewer.after')}
        </Box>
      </Box>
    </Dialog>
  );
};

export default CompareDialog;
