import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { usePageState } from './actions.tsx';
import { Comparison, usePhotoSeries } from './comparison.tsx';

/** Before and after with a boundary to move, also of the pictures between; leafs through all finished pictures. */
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
        <IconButton
          disabled={index === 0}
          aria-label={translate('vehicle.viewer.previous')}
          onClick={() => go(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          disabled={index === series.length - 1}
          aria-label={translate('vehicle.viewer.next')}
          onClick={() => go(1)}
        >
          <ChevronRight />
        </IconButton>
        <IconButton aria-label={translate('vehicle.viewer.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Comparison key={photo.id} photo={photo} processedUrl={processedUrl} name={name} />
    </Dialog>
  );
};

export default CompareDialog;
