import { lazy, Suspense } from 'react';
import { usePageState } from '../actions/PageState.tsx';
import { DeletePhotos } from './DeletePhotos.tsx';
import { DeleteVehicle } from './DeleteVehicle.tsx';
import { KeysDialog } from './KeysDialog.tsx';

const PlanDialog = lazy(() => import('../plan/PlanDialog.tsx'));
const CameraDialog = lazy(() => import('../camera/CameraDialog.tsx'));
const Viewer = lazy(() => import('../viewer/Viewer.tsx'));
const CompareDialog = lazy(() => import('../viewer/CompareDialog.tsx'));
const BoxDialog = lazy(() => import('../box/BoxDialog.tsx'));
const PlateDialog = lazy(() => import('../plate/PlateDialog.tsx'));
const ComplaintDialog = lazy(() => import('../complaints/ComplaintDialog.tsx'));
const BrushDialog = lazy(() => import('../brush/BrushDialog.tsx'));
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
      return <KeysDialog onClose={close} />;
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
