import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { PhotoComplaints } from '../complaints/PhotoComplaints.tsx';
import { useVersions } from '../versions/useVersions.ts';
import { VersionChoice } from '../versions/VersionChoice.tsx';
import { CompareSlider } from './CompareSlider.tsx';

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
