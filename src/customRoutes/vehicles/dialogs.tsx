import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNavigate, useTranslate } from 'ra-core';
import { Fragment, lazy, Suspense } from 'react';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { usePageState, usePhotoNotices } from './actions.tsx';
import { photosOf, renewLists, useCar, useVehicleNews, vehicleResource } from './car.tsx';
import { uploadQueue } from './uploads.tsx';

/** Deletes photos after asking. */
const DeletePhotos = ({ photos }: { photos: readonly number[] }) => {
  const translate = useTranslate();
  const car = useCar();
  const { actions, setOverlay, setSelection } = usePageState();
  const meant = photosOf(car).filter(({ id }) => photos.includes(id));
  const remove = async () => {
    if (await actions.remove(meant)) setSelection(new Set());
  };
  return (
    <ConfirmDialog
      isDestructive
      title={translate('vehicle.actions.delete')}
      subject={translate('vehicle.actions.delete_title', { smart_count: photos.length })}
      question={translate('vehicle.actions.delete_text', { smart_count: photos.length })}
      onConfirm={remove}
      onClose={() => setOverlay(null)}
    />
  );
};

/** Deletes the vehicle after asking; what is on its way to it is called off. */
const DeleteVehicle = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const car = useCar();
  const client = useQueryClient();
  const news = useVehicleNews(car.id);
  const notices = usePhotoNotices();
  const { setOverlay } = usePageState();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const name = car.vehicle_name || translate('vehicle.unnamed');
  const remove = async () => {
    await dataProvider.delete(vehicleResource(), { id: car.id });
    uploadQueue.cancel(
      uploadQueue.snapshot().flatMap(({ key, car: other }) => (other === car.id ? [key] : [])),
    );
    renewLists(client);
    notices.say('vehicle.deleted');
    navigate(`/${vehicleResource()}`);
    news.forget();
  };
  return (
    <ConfirmDialog
      isDestructive
      title={translate('vehicle.delete')}
      question={translate('vehicle.delete_text', { name, smart_count: photosOf(car).length })}
      onConfirm={remove}
      onClose={() => setOverlay(null)}
    />
  );
};

const KEYS = [
  ['arrow_keys', 'arrows'],
  ['space_key', 'space'],
  ['enter_key', 'enter'],
  ['P', 'process'],
  ['delete_key', 'delete'],
  ['Ctrl A', 'all'],
  ['escape_key', 'escape'],
] as const;

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '10px 20px',
  margin: 0,
  alignItems: 'center',
  '& dd': { margin: 0 },
  '& kbd': {
    font: 'inherit',
    fontSize: 12,
    fontWeight: 600,
    padding: '3px 8px',
    borderRadius: 6,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.default,
  },
}));

/** What the keys do in the grid. */
const GridKeysDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('vehicle.keys.title')}</DialogTitle>
      <DialogContent>
        <Keys>
          {KEYS.map(([key, what]) => (
            <Fragment key={what}>
              <dt>
                <kbd>
                  {key.endsWith('_key') || key.endsWith('_keys')
                    ? translate(`vehicle.keys.${key}`)
                    : key}
                </kbd>
              </dt>
              <dd>{translate(`vehicle.keys.${what}`)}</dd>
            </Fragment>
          ))}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

const PlanDialog = lazy(() => import('./plan/PlanDialog.tsx'));
const CameraDialog = lazy(() => import('./CameraDialog.tsx'));
const Viewer = lazy(() => import('./Viewer.tsx'));
const CompareDialog = lazy(() => import('./CompareDialog.tsx'));
const BoxDialog = lazy(() => import('./BoxDialog.tsx'));
const PlateDialog = lazy(() => import('./PlateDialog.tsx'));
const ComplaintDialog = lazy(() => import('./ComplaintDialog.tsx'));
const BrushDialog = lazy(() => import('./brush/BrushDialog.tsx'));
const MoveDialog = lazy(() => import('./MoveDialog.tsx'));

const Shown = () => {
  const { overlay, setOverlay } = usePageState();
  const close = () => setOverlay(null);
  switch (overlay?.name) {
    case 'plan':
      return <PlanDialog files={overlay.files} first={overlay.first} />;
    case 'camera':
      return <CameraDialog first={overlay.view} />;
    case 'viewer':
      return <Viewer photo={overlay.photo} />;
    case 'compare':
      return <CompareDialog photo={overlay.photo} />;
    case 'box':
      return <BoxDialog photo={overlay.photo} />;
    case 'plate':
      return <PlateDialog photo={overlay.photo} />;
    case 'complain':
      return <ComplaintDialog photo={overlay.photo} />;
    case 'brush':
      return <BrushDialog photo={overlay.photo} />;
    case 'move':
      return <MoveDialog photo={overlay.photo} />;
    case 'delete':
      return <DeletePhotos photos={overlay.photos} />;
    case 'delete_vehicle':
      return <DeleteVehicle />;
    case 'keys':
      return <GridKeysDialog onClose={close} />;
    default:
      return null;
  }
};

/** What stands over the page; the heavy parts are fetched when they are first asked for. */
export const Overlays = () => (
  <Suspense>
    <Shown />
  </Suspense>
);
