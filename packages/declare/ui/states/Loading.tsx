import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useRowSize } from '../../theme/rowSize.ts';
import { type RowShape, rowsMask } from '../../theme/rowsMask.ts';

/** Placeholder of a screen while its code is fetched. */
export const ScreenLoading = () => (
  <div role="status" aria-label={useTranslate()('ra.page.loading')}>
    <Skeleton variant="rounded" height={40} sx={{ mb: 2, maxWidth: 420 }} />
    <Skeleton variant="rounded" height="60vh" />
  </div>
);

/** Placeholder of a list's rows while they load; as high as the rows will be, so that nothing jumps. */
export const RowsLoading = ({ rows = 12, shape }: { rows?: number; shape: RowShape }) => {
  const { step, ...mask } = rowsMask(shape, useRowSize().height);
  return (
    <div role="status" aria-label={useTranslate()('ra.page.loading')} aria-busy>
      <Skeleton variant="rounded" height={rows * step} style={mask} />
    </div>
  );
};
