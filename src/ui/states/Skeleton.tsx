import MuiSkeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

/** The place of the rows while the first of them are on their way; as high as they will be, so that nothing jumps. */
export const Skeleton = ({ rows, areCards }: { rows: number; areCards: boolean }) => {
  const translate = useTranslate();
  return (
    <Stack
      role="status"
      aria-label={translate('list.loading')}
      aria-busy
      sx={{ gap: areCards ? 1 : '1px' }}
    >
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <MuiSkeleton key={place} variant="rounded" height={areCards ? 128 : 60} />
      ))}
    </Stack>
  );
};
