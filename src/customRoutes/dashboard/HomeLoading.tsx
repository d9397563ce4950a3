import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { Columns, Screen } from './columns.ts';

/** The outline of the home page, as high as the page will be. */
export const HomeLoading = () => (
  <Screen role="status" aria-label={useTranslate()('shell.loading')}>
    <Skeleton variant="rounded" height={28} sx={{ maxWidth: 320 }} />
    <Skeleton variant="rounded" height={80} />
    <Columns>
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={260} />
    </Columns>
  </Screen>
);
