import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

/** Stands where a screen will be, while its code is fetched. */
export const ScreenLoading = () => (
  <div role="status" aria-label={useTranslate()('shell.loading')}>
    <Skeleton variant="rounded" height={40} sx={{ mb: 2, maxWidth: 420 }} />
    <Skeleton variant="rounded" height="60vh" />
  </div>
);

/** The place of the rows while the first of them are on their way; as high as they will be, so that nothing jumps. */
export const RowsLoading = ({ rows, areCards }: { rows: number; areCards: boolean }) => (
  <Stack
    role="status"
    aria-label={useTranslate()('list.loading')}
    aria-busy
    sx={{ gap: areCards ? 1 : '1px' }}
  >
    {Array.from({ length: rows }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
      <Skeleton key={place} variant="rounded" height={areCards ? 128 : 60} />
    ))}
  </Stack>
);
