import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { type ComponentType, Fragment, lazy, Suspense } from 'react';
import { useDataProvider, useNavigate, useTranslate } from 'react-admin';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { mayCall } from '../../api/roleCalls.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { DownloadPlates } from '../photos/unchangedPlates.tsx';
import { uploadQueue } from '../photos/uploads.tsx';
import { invalidateVehicleLists, useVehicleNews } from '../processing/pollVehicle.ts';
import { useViewName } from '../views/useViewName.ts';
import { WrongViewsDialog } from '../views/wrongViews.tsx';
import { type Overlay, usePageState, usePhotoNotices } from './actions.tsx';
import { photosOf, useCar, useVehicleName, vehicleResource } from './car.tsx';

/** Deletes photos after confirmation. */
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

/** Deletes the vehicle after confirmation, and cancels its uploads. */
const DeleteVehicle = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const car = useCar();
  const client = useQueryClient();
  const news = useVehicleNews(car.id);
  const notices = usePhotoNotices();
  const { setOverlay } = usePageState();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const name = useVehicleName();
  const remove = async () => {
    await dataProvider.delete(vehicleResource(), { id: car.id });
    uploadQueue.cancel(
      uploadQueue.snapshot().flatMap(({ key, car: other }) => (other === car.id ? [key] : [])),
    );
    invalidateVehicleLists(client);
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

/** The keys of the operator's quality check. */
const MODERATION_KEYS = [
  ['A', 'approve'],
  ['F', 'to_fix'],
  ['N', 'next'],
] as const;

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

/** The keys of the grid. */
const GridKeysDialog = () => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const close = () => setOverlay(null);
  return (
    <Dialog open onClose={close} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('vehicle.keys.title')}</DialogTitle>
      <DialogContent>
        <Keys>
          {[...KEYS, ...(mayCall(adminCars.approve) ? MODERATION_KEYS : [])].map(([key, what]) => (
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
        <Button onClick={close}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** Moves a photo to another view; if that has a photo, the two are swapped. */
const MoveDialog = ({ photo }: { photo: number }) => {
  const translate = useTranslate();
  const angleName = useViewName();
  const { angles, photos } = useCar();
  const { actions, setOverlay } = usePageState();
  const moved = photos.find(({ id }) => id === photo);
  const here = angles.find(({ id }) => id === moved?.angle_id);
  const taken = new Set(photos.map(({ angle_id }) => angle_id));
  const close = () => setOverlay(null);
  const choose = (view: number) => {
    close();
    actions.move(photo, view);
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="move-title">
      <DialogTitle id="move-title">
        {translate('vehicle.move.title', { view: here ? angleName(here) : '' })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('vehicle.move.lead')}</DialogContentText>
        <List dense>
          {angles
            .filter(({ id, isSelected }) => id !== here?.id && isSelected === 1)
            .sort((a, b) => a.position - b.position)
            .map((angle) => (
              <ListItem key={angle.id} disablePadding>
                <ListItemButton onClick={() => choose(angle.id)}>
                  <ListItemText
                    primary={angleName(angle)}
                    secondary={translate(
                      taken.has(angle.id) ? 'vehicle.move.taken' : 'vehicle.move.free',
                    )}
                  />
                </ListItemButton>
              </ListItem>
            ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('vehicle.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The page's dialogs by name; large ones are loaded when they are first opened. */
const OVERLAYS = {
  plan: lazy(() => import('../photos/plan/PlanDialog.tsx')),
  camera: lazy(() => import('../photos/camera/CameraDialog.tsx')),
  viewer: lazy(() => import('../photos/Viewer.tsx')),
  compare: lazy(() => import('../photos/CompareDialog.tsx')),
  box: lazy(() => import('../processing/BoxDialog.tsx')),
  plate: lazy(() => import('../photos/PlateDialog.tsx')),
  brush: lazy(() => import('../processing/brush/BrushDialog.tsx')),
  complain: lazy(() =>
    import('./complaints.tsx').then(({ ComplaintDialog }) => ({
      default: ComplaintDialog,
    })),
  ),
  move: MoveDialog,
  wrong_views: WrongViewsDialog,
  plates: DownloadPlates,
  delete: DeletePhotos,
  delete_vehicle: DeleteVehicle,
  keys: GridKeysDialog,
};

export const Overlays = () => {
  const { overlay } = usePageState();
  if (!overlay) return null;
  const Shown = OVERLAYS[overlay.name] as ComponentType<Overlay>; // each takes the fields of its overlay
  return (
    <Suspense>
      <Shown {...overlay} />
    </Suspense>
  );
};
