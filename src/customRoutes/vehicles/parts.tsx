import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { DataPanel } from './data.tsx';
import { FtpPanel } from './ftp.tsx';
import { AngleGrid } from './grid/AngleGrid.tsx';
import { EmptyVehicle } from './grid/EmptyVehicle.tsx';
import { PhotoBar } from './grid/PhotoBar.tsx';
import { SelectedPhotos } from './grid/SelectedPhotos.tsx';
import { LookPanel } from './look.tsx';

/** Below all photos: not what the page waits for, and mostly there is none. */
const ComplaintsPanel = lazy(() => import('./ComplaintsPanel.tsx'));

/** The photos of a vehicle, and what can be done with them. */
const PhotosPart = () => (
  <>
    <PhotoBar />
    <EmptyVehicle />
    <AngleGrid />
    <Suspense>
      <ComplaintsPanel />
    </Suspense>
    <SelectedPhotos />
  </>
);

const PARTS = ['photos', 'look', 'data'] as const;
type Part = (typeof PARTS)[number];

const DataPart = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <DataPanel />
    <FtpPanel />
  </Box>
);

const CONTENTS: Record<Part, ComponentType> = {
  photos: PhotosPart,
  look: LookPanel,
  data: DataPart,
};

const Tabbed = () => {
  const translate = useTranslate();
  const [part, setPart] = useState<Part>('photos');
  return (
    <>
      <Tabs
        value={part}
        onChange={(_, next: Part) => setPart(next)}
        variant="fullWidth"
        aria-label={translate('vehicle.tabs.label')}
        sx={{ mb: 2, mt: -1 }}
      >
        {PARTS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`vehicle.tabs.${name}`)}
            id={`tab-${name}`}
            aria-controls={`part-${name}`}
            sx={{ minWidth: 0, px: 1, flex: '1 0 auto' }} // as wide as its word and a share of what is left
          />
        ))}
      </Tabs>
      {PARTS.map((name) => {
        const Contents = CONTENTS[name];
        return (
          <div
            key={name}
            role="tabpanel"
            id={`part-${name}`}
            aria-labelledby={`tab-${name}`}
            hidden={name !== part}
          >
            <Contents />
          </div>
        );
      })}
    </>
  );
};

/** Photos beside settings and data where there is room, one after the other where there is none. */
export const PageParts = () => {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  if (!isWide) return <Tabbed />;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 348px',
        gap: 3,
        alignItems: 'start',
      }}
    >
      <div>
        <PhotosPart />
      </div>
      <Box component="aside" sx={{ display: 'grid', gap: 2 }}>
        <LookPanel />
        <DataPart />
      </Box>
    </Box>
  );
};
