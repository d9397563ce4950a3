import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { Places } from '../../../ui/tiles/tile.styles.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Stands where the photos will be. */
export const VehicleLoading = () => {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('vehicle.loading')}>
      <Skeleton variant="rounded" height={36} sx={{ mb: 3, maxWidth: 480 }} />
      <Places as="div">
        {PLACES.map((place) => (
          <Box key={place}>
            <Skeleton
              variant="rounded"
              sx={{ height: 'auto', aspectRatio: '4 / 3', borderRadius: 3 }}
            />
            <Skeleton width="50%" sx={{ mt: 0.5 }} />
          </Box>
        ))}
      </Places>
    </div>
  );
};
