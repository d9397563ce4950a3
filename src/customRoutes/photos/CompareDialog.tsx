import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Handle, HandleRoot, Image, Item, Provider, Root } from 'react-compare-slider/components';
import { useReactCompareSlider } from 'react-compare-slider/hooks';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { PhotoFrame } from '../../../contract/photos/photoFrame.ts';
import { usePageState } from '../vehicles/actions.tsx';
import { PhotoComplaints } from '../vehicles/complaints.tsx';
import { usePhotoSeries } from './grid/slots.ts';
import { aspectOf, frameBetween, styleInFrame } from './photoInFrame.ts';
import { useVersions, VersionChoice } from './versions.tsx';

interface CompareSliderProps {
  photo: Photo;
  /** The picture to compare with; the original by default. */
  former?: { url: string; alt: string; frame: PhotoFrame | null } | undefined;
  processedUrl: string;
  /** What the photo shows. */
  name: string;
}

const whole = { objectFit: 'contain' } as const;

/** Returns the photo's place in its finished picture; null where it is unknown. A foreign server may leave it out. */
const frameOf = ({ photo_frame }: Photo): PhotoFrame | null => photo_frame ?? null;

/** Returns the width to height of the comparison: the finished picture's, where it is known. */
const comparedAspect = (photo: Photo): number => {
  const frame = frameOf(photo);
  return frame ? aspectOf(photo, frame) : photo.width / photo.height;
};

/**
 * The original (or a former picture) and the finished one, divided by a line that mouse, finger or arrow keys move. The vehicle is at the
 * same place in both.
 */
const CompareSlider = ({ photo, former, processedUrl, name }: CompareSliderProps) => {
  const translate = useTranslate();
  const slider = useReactCompareSlider();
  const aspect = comparedAspect(photo);
  const present = frameOf(photo);
  const frame = former ? present && former.frame && frameBetween(former.frame, present) : present;
  return (
    <Provider {...slider}>
      <Root style={{ aspectRatio: aspect, width: '100%' }}>
        <Item item="itemOne" style={{ position: 'relative', overflow: 'hidden' }}>
          <Image
            src={former?.url ?? photo.url}
            alt={former?.alt ?? translate('vehicle.viewer.alt_original', { view: name })}
            style={frame ? styleInFrame(frame, aspect) : whole}
          />
        </Item>
        <Item item="itemTwo">
          <Image
            src={processedUrl}
            alt={translate('vehicle.viewer.alt_finished', { view: name })}
            style={whole}
          />
        </Item>
        <HandleRoot aria-label={translate('vehicle.viewer.slider')}>
          <Handle />
        </HandleRoot>
      </Root>
    </Provider>
  );
};

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

interface ComparisonProps {
  photo: Photo;
  processedUrl: string;
  /** What the photo shows. */
  name: string;
}

/** A finished picture beside its original or a former version, which can be restored. */
const Comparison = ({ photo, processedUrl, name }: ComparisonProps) => {
  const translate = useTranslate();
  const { data: versions = [], isError } = useVersions(photo);
  const [chosen, setChosen] = useState<number | null>(null);
  const version = versions.find(({ id, present }) => present === 0 && id === chosen);
  const former = version && {
    url: version.url,
    alt: translate('versions.alt_former', { view: name }),
    frame: version.photo_frame ?? null,
  };
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          // in a low window, the whole picture fits below the title
          width: `min(100% - 32px, min(${versions.length > 1 ? 56 : 76}vh, 100vh - 160px) * ${comparedAspect(photo)})`,
          mx: 'auto',
          mb: 2,
          flexShrink: 0,
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: '#111',
        }}
      >
        <CompareSlider photo={photo} former={former} processedUrl={processedUrl} name={name} />
        <Box aria-hidden="true" sx={{ ...label, left: 12 }}>
          {translate(former ? 'versions.former' : 'vehicle.viewer.before')}
        </Box>
        <Box aria-hidden="true" sx={{ ...label, right: 12 }}>
          {translate(former ? 'versions.present' : 'vehicle.viewer.after')}
        </Box>
      </Box>
      {isError && (
        <Alert severity="error" sx={{ mx: 2, mb: 2 }}>
          {translate('versions.failed')}
        </Alert>
      )}
      <VersionChoice
        photo={photo}
        versions={versions}
        chosen={version?.id ?? null}
        onChoose={setChosen}
      />
      <PhotoComplaints photo={photo.id} />
    </>
  );
};

/** Compares before and after, also with the versions between, for each finished picture of the vehicle. */
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
