import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Chip } from '@turntable/declare/ui/Chip.tsx';
import { useTranslate } from 'react-admin';
import { toFixKey } from '../../resources/vehicles/carStates.ts';
import { usePhotoSeries } from '../photos/grid/slots.ts';
import { usePageState } from '../vehicles/actions.tsx';
import { useCar } from '../vehicles/car.tsx';
import { MarkedPicture, placesOn } from './MarkedPicture.tsx';

const PICTURES = ['finished', 'original'] as const;

/** What the operator wants corrected: reasons, comment, and the pictures with the marked places, which open in full size. */
export const ToFixNotice = () => {
  const translate = useTranslate();
  const { moderation, to_fix_reasons, to_fix_comment, to_fix_places } = useCar();
  const { setOverlay, setShown } = usePageState();
  const series = usePhotoSeries();
  if (moderation !== 'to_fix') return null;
  const marked = series.flatMap(({ photo, name }) =>
    PICTURES.flatMap((picture) => {
      const places = placesOn(to_fix_places, photo, picture);
      return places.length > 0 ? [{ photo, name, picture, places }] : [];
    }),
  );
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2, borderRadius: 3 }}>
      <AlertTitle>{translate('vehicle.moderation.to_fix_title')}</AlertTitle>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {to_fix_reasons.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {to_fix_reasons.map((reason) => (
              <Chip key={reason} tone="danger" text={translate(toFixKey(reason))} />
            ))}
          </Box>
        )}
        {to_fix_comment && <div style={{ whiteSpace: 'pre-line' }}>{to_fix_comment}</div>}
        {marked.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {marked.map(({ photo, name, picture, places }) => (
              <ButtonBase
                key={`${photo.id} ${picture}`}
                aria-label={translate('vehicle.moderation.marked', { view: name })}
                onClick={() => {
                  setShown(picture);
                  setOverlay({ name: 'viewer', photo: photo.id });
                }}
                sx={{ borderRadius: 2 }}
              >
                <MarkedPicture
                  src={(picture === 'finished' && photo.preview_processed_url) || photo.preview_url}
                  alt=""
                  places={places}
                  style={{ maxHeight: 132, borderRadius: 8 }}
                />
              </ButtonBase>
            ))}
          </Box>
        )}
        <small>{translate('vehicle.moderation.to_fix_hint')}</small>
      </Box>
    </Alert>
  );
};
