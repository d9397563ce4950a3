import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, useState } from 'react';
import { PHOTO_STATUS } from '../../../../contract/entities/photo.ts';
import { currentUser } from '../../../framework/access/useRights.ts';
import { type EditedLook, LookContext } from '../../look/LookContext.ts';
import { LookFields } from '../../look/LookFields.tsx';
import { useRooms } from '../../look/useLookPictures.ts';
import { usePageState } from '../actions/PageState.tsx';
import { useCar } from '../car/CarContext.tsx';
import { photosOf } from '../car/photoChanges.ts';
import { SettingHead } from './SettingHead.tsx';
import { useLookSettings } from './useLookSettings.ts';

/** Composing takes the server a moment: only who asks for it sees it. */
const VehiclePreview = lazy(() => import('./VehiclePreview.tsx'));

/** Rooms of a company that is not the user's own are not his to see: its vehicles keep what it has chosen. */
const NO_ROOMS: EditedLook['pictures']['room_id'] = [];

/** How this vehicle's pictures are made: each setting the company's or the vehicle's own (specification, chapter 3, settings). */
export const LookPanel = () => {
  const translate = useTranslate();
  const car = useCar();
  const { actions } = usePageState();
  const settings = useLookSettings();
  const { look, isSaving, set, slide } = settings;
  const { role, company_id } = currentUser();
  const isOperators = role === 'admin';
  const isReached = isOperators || car.company_id === company_id;
  const company = isOperators ? car.company_id : undefined;
  const { data: rooms } = useRooms(company, isReached);
  const [isTried, setTried] = useState(false);
  const pictures = {
    background_id: car.backgrounds,
    room_id: (isReached && rooms) || NO_ROOMS,
    logo_id: car.logos,
    banner_id: car.banners,
    licence_plate_id: car.licence_plates,
  };
  const edited: EditedLook = {
    ...{ look, isSaving, set, slide, pictures },
    heading: (setting) => <SettingHead settings={settings} {...setting} />,
  };
  const finished = photosOf(car).filter(
    ({ status, in_process }) => status === PHOTO_STATUS.processed && in_process === 0,
  );
  return (
    <Card component="section" aria-labelledby="look-title" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <div>
        <Typography id="look-title" variant="h2">
          {translate('vehicle.look.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {translate('vehicle.look.lead')}
        </Typography>
      </div>
      {settings.hasChanged && finished.length > 0 && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button
              size="small"
              color="inherit"
              onClick={() => actions.process(finished.map(({ id }) => id))}
            >
              {translate('vehicle.look.again_action')}
            </Button>
          }
        >
          {translate('vehicle.look.again')}
        </Alert>
      )}
      {isReached && (
        <div>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-expanded={isTried}
            onClick={() => setTried(!isTried)}
          >
            {translate('vehicle.look.preview')}
          </Button>
        </div>
      )}
      {isTried && <VehiclePreview car={car.id} look={look} company={company} />}
      <LookContext value={edited}>
        <LookFields />
      </LookContext>
      {settings.hasOwn && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={settings.isSaving}
          onClick={settings.resetAll}
        >
          {translate('vehicle.look.reset_all')}
        </Button>
      )}
    </Card>
  );
};
