import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { isPicture } from '../../uploads/isPicture.ts';
import { PageDrop } from '../../uploads/PageDrop.tsx';
import {
  failureText,
  isCreditUsedUp,
  type Overlay,
  type PageState,
  PageStateProvider,
  type Shown,
  usePhotoActions,
  usePhotoNotices,
} from './actions.tsx';
import { useCar, vehicleResource } from './car.tsx';
import { Overlays } from './dialogs.tsx';
import { ModerationBar } from './moderation.tsx';
import { PageParts } from './parts.tsx';
import { SaveProvider } from './save.tsx';
import { PageNotices } from './states.tsx';
import { PhoneTitle, VehicleTitle } from './title.tsx';
import { useFileDialog } from './uploads.tsx';

/** What gets the focus comes to stand clear of the header and of the bar of the selection. */
const CLEAR_OF_BARS = { scrollMarginTop: 76, scrollMarginBottom: 84 };

/** Takes chosen, dropped and pasted files into the plan; what is no picture is said. */
const useTakeFiles = (
  setOverlay: (change: (overlay: Overlay | null) => Overlay | null) => void,
) => {
  const notices = usePhotoNotices();
  return useCallback(
    (files: readonly File[], first?: number | 'extra') => {
      if (files.length === 0) return;
      const pictures = files.filter(isPicture);
      if (pictures.length === 0) return notices.warn('vehicle.drop.no_pictures');
      if (pictures.length < files.length)
        notices.warn('vehicle.drop.skipped', { smart_count: files.length - pictures.length });
      setOverlay((overlay) =>
        overlay?.name === 'plan'
          ? { ...overlay, files: [...overlay.files, ...pictures] }
          : { name: 'plan', files: pictures, first },
      );
    },
    [notices, setOverlay],
  );
};

/** A link may lead to one photo of the vehicle, seen beside its original. */
const photoInAddress = (): Overlay | null => {
  const photo = Number(new URLSearchParams(window.location.search).get('photo'));
  return Number.isInteger(photo) && photo > 0 ? { name: 'compare', photo } : null;
};

/** A vehicle's page once the vehicle is known. */
export const VehicleView = () => {
  const { id } = useCar();
  const notices = usePhotoNotices();
  const [overlay, setOverlay] = useState(photoInAddress);
  const [shown, setShown] = useState<Shown>('finished');
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  const [creditNotice, setCreditNotice] = useState<string>();

  const onRefused = useCallback(
    (error: unknown) => {
      if (isCreditUsedUp(error)) setCreditNotice(failureText(error));
      notices.fail(error);
    },
    [notices],
  );
  const actions = usePhotoActions(id, onRefused);
  const takeFiles = useTakeFiles(setOverlay);
  const takeDropped = useCallback((files: readonly File[]) => takeFiles(files), [takeFiles]);
  const chooseFiles = useFileDialog(takeFiles);
  const state = useMemo<PageState>(
    () => ({ actions, shown, setShown, selection, setSelection, overlay, setOverlay, chooseFiles }),
    [actions, shown, selection, overlay, chooseFiles],
  );

  return (
    <PageStateProvider value={state}>
      <SaveProvider id={id}>
        <VehicleTitle />
        <PageDrop onFiles={takeDropped} title="vehicle.drop.title" hint="vehicle.drop.hint">
          <Box sx={{ maxWidth: 1720, mx: 'auto', '& button, & input, & select': CLEAR_OF_BARS }}>
            <PhoneTitle />
            {vehicleResource() === 'adminCars' && <ModerationBar />}
            <PageNotices credit={creditNotice} onCreditRead={() => setCreditNotice(undefined)} />
            <PageParts />
          </Box>
        </PageDrop>
        <Overlays />
      </SaveProvider>
    </PageStateProvider>
  );
};
