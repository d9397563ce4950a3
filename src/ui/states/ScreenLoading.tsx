import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** Stands where a screen will be, while its code is fetched. */
export const ScreenLoading = () => {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('shell.loading')}>
      <Skeleton variant="rounded" height={40} sx={{ mb: 2, maxWidth: 420 }} />
      <Skeleton variant="rounded" height="60vh" />
    </div>
  );
};
