import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useCar } from '../car.tsx';
import { useAngleName } from './useSlotName.ts';
import { viewsOf } from './viewsOf.ts';

/** So many missing views are named; the rest is counted. */
const NAMED = 3;

/** How many views have a photo, and what is still missing. */
export const ViewsProgress = () => {
  const translate = useTranslate();
  const angleName = useAngleName();
  const { filled, total, missing } = viewsOf(useCar());
  const names = missing.slice(0, NAMED).map(angleName).join(' · ');
  const more = missing.length - NAMED;
  const count = translate('vehicle.views.count', { filled, total });
  const whatIsMissing =
    missing.length === 0
      ? translate('vehicle.views.complete')
      : translate(more > 0 ? 'vehicle.views.missing_more' : 'vehicle.views.missing', {
          names,
          smart_count: more,
        });
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="p">
          {count}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          title={missing.map(angleName).join(' · ')}
        >
          {whatIsMissing}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * filled) / total}
        aria-label={count}
        sx={{ mt: 0.75, height: 6, borderRadius: 3, maxWidth: 420 }}
      />
    </Box>
  );
};
