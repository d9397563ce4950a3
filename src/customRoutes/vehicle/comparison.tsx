import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { Handle, HandleRoot, Image, Item, Provider, Root } from 'react-compare-slider/components';
import { useReactCompareSlider } from 'react-compare-slider/hooks';
import type { Photo } from '../../../contract/photos/photo.ts';
import { useCar } from './car.tsx';
import { PhotoComplaints } from './complaints.tsx';
import { slotsOf } from './grid/slots.ts';
import { useSlotName } from './grid/useSlotName.ts';
import { useVersions, VersionChoice } from './versions.tsx';

interface CompareSliderProps {
  photo: Photo;
  /** What it is compared with; the original, where nothing else is named. */
  former?: { url: string; alt: string } | undefined;
  processedUrl: string;
  /** What the photo shows. */
  name: string;
}

const whole = { objectFit: 'contain' } as const;

/** The original, or a former picture, and the finished one, with a boundary to move by mouse, finger or arrow keys. */
const CompareSlider = ({ photo, former, processedUrl, name }: CompareSliderProps) => {
  const translate = useTranslate();
  const slider = useReactCompareSlider();
  return (
    <Provider {...slider}>
      <Root style={{ aspectRatio: `${photo.width} / ${photo.height}`, width: '100%' }}>
        <Item item="itemOne">
          <Image
            src={former?.url ?? photo.url}
            alt={former?.alt ?? translate('vehicle.viewer.alt_original', { view: name })}
            style={whole}
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

/** A finished picture beside its original, or beside one that was finished before, which can be had back. */
export const Comparison = ({ photo, processedUrl, name }: ComparisonProps) => {
  const translate = useTranslate();
  const { data: versions = [], isError } = useVersions(photo);
  const [chosen, setChosen] = useState<number | null>(null);
  const version = versions.find(({ id, present }) => present === 0 && id === chosen);
  const former = version && {
    url: version.url,
    alt: translate('versions.alt_former', { view: name }),
  };
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          width: `min(100% - 32px, calc(${versions.length > 1 ? 56 : 76}vh * ${photo.width / photo.height}))`,
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

export interface NamedPhoto {
  photo: Photo;
  name: string;
}

/** The vehicle's photos in the order of the grid, with the names of their views. */
export const usePhotoSeries = (): NamedPhoto[] => {
  const car = useCar();
  const nameOf = useSlotName();
  return useMemo(
    () =>
      slotsOf(car, []).flatMap((slot) =>
        slot.photo ? [{ photo: slot.photo, name: nameOf(slot) }] : [],
      ),
    [car, nameOf],
  );
};
