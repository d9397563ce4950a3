import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled, useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isNotFound } from '@turntable/declare/api/apiError.ts';
import { LoadFailed, Missing } from '@turntable/declare/ui/states/EmptyState.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Navigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isCreditUsedUp } from '../../api/creditUsedUp.ts';
import { TileGrid } from '../../ui/tiles/tile.styles.ts';
import { useOverlay } from '../../ui/useOverlay.ts';
import { openFileDialog } from '../../uploads/openFileDialog.ts';
import { PageDrop } from '../../uploads/PageDrop.tsx';
import { usePictures } from '../../uploads/usePictures.ts';
import { FtpPanel } from '../ftpExport/vehicleFtp.tsx';
import { LookPanel } from '../looks/vehicleLook.tsx';
import { DealerPanel } from '../moderation/DealerPanel.tsx';
import { ModerationBar } from '../moderation/ModerationBar.tsx';
import { ToFixNotice } from '../moderation/ToFixNotice.tsx';
import { AngleGrid } from '../photos/grid/AngleGrid.tsx';
import { EmptyVehicle, PhotoBar, SelectedPhotos } from '../photos/grid/PhotoBar.tsx';
import { useSharedPhotos } from '../photos/sharedToVehicle.ts';
import { onPhotoStored, uploadQueue, useSendPhotos } from '../photos/uploads.tsx';
import { useVehicle, useVehicleNews } from '../processing/pollVehicle.ts';
import {
  type Overlay,
  type PageState,
  PageStateProvider,
  type Shown,
  usePhotoActions,
  usePhotoNotices,
  useProcessing,
} from './actions.tsx';
import { CarProvider, useCar, vehicleResource, withPhoto } from './car.tsx';
import { Overlays } from './dialogs.tsx';
import { PhoneTitle, VehicleTitle } from './title.tsx';

interface PageNoticesProps {
  /** The server's text with telephone and e-mail, when no credit is left (specification, chapter 8). */
  credit: string | undefined;
  onCreditRead: () => void;
}

/** Messages that stay longer than a toast: no credit left, and the operator's comment of what needs fixing. */
const PageNotices = ({ credit, onCreditRead }: PageNoticesProps) => {
  const translate = useTranslate();
  return (
    <>
      {credit && (
        <Alert
          severity="error"
          sx={{ mb: 2, borderRadius: 3 }}
          onClose={onCreditRead}
          closeText={translate('common.close')}
        >
          <AlertTitle>{translate('vehicle.credit_title')}</AlertTitle>
          {credit}
        </Alert>
      )}
      <ToFixNotice />
    </>
  );
};

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** On wide screens, the photos have the settings and data beside them. */
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 348px',
    gap: 24,
    alignItems: 'start',
  },
}));

/** A placeholder in the shape of the page while the vehicle loads. */
const VehicleLoading = () => {
  const translate = useTranslate();
  return (
    <Halves role="status" aria-label={translate('vehicle.loading')}>
      <div>
        <Skeleton variant="rounded" height={40} sx={{ display: { lg: 'none' }, mb: 2 }} />
        <Skeleton variant="rounded" height={52} sx={{ mb: 2, maxWidth: 480 }} />
        <Skeleton variant="rounded" height={36} sx={{ mb: 3, maxWidth: 640 }} />
        <TileGrid as="div">
          {PLACES.map((place) => (
            <Box key={place}>
              <Skeleton
                variant="rounded"
                sx={{ height: 'auto', aspectRatio: '4 / 3', borderRadius: 3 }}
              />
              <Skeleton width="50%" sx={{ mt: 0.5 }} />
            </Box>
          ))}
        </TileGrid>
      </div>
      <Skeleton
        variant="rounded"
        height={620}
        sx={{ display: { xs: 'none', lg: 'block' }, borderRadius: 3 }}
      />
    </Halves>
  );
};

/** Shown where the vehicle does not exist, or the user may not see it. */
const VehicleMissing = () => (
  <Missing text="vehicle.not_found" to={`/${vehicleResource()}`} way="vehicle.to_list" />
);

/** Loaded after the page: its inputs are those of derived forms. */
const DataPanel = lazy(() => import('./data.tsx'));
/** Loaded after the page: it is below all photos, and most vehicles have none. */
const ComplaintsPanel = lazy(() => import('./complaints.tsx'));

/** The photos of a vehicle, and what can be done with them. */
const PhotosPart = () => (
  <>
    <PhotoBar />
    <EmptyVehicle />
    <AngleGrid />
    <Suspense>
      <ComplaintsPanel />
    </Suspense>
    <SelectedPhotos />
  </>
);

const PARTS = ['photos', 'look', 'data'] as const;
type Part = (typeof PARTS)[number];

const DataPart = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Suspense>
      <DataPanel />
      <FtpPanel />
    </Suspense>
  </Box>
);

const CONTENTS: Record<Part, ComponentType> = {
  photos: PhotosPart,
  look: LookPanel,
  data: DataPart,
};

const Tabbed = () => {
  const translate = useTranslate();
  const [part, setPart] = useState<Part>('photos');
  return (
    <>
      <Tabs
        value={part}
        onChange={(_, next: Part) => setPart(next)}
        variant="fullWidth"
        aria-label={translate('vehicle.tabs.label')}
        sx={{ mb: 2, mt: -1 }}
      >
        {PARTS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`vehicle.tabs.${name}`)}
            id={`tab-${name}`}
            aria-controls={`part-${name}`}
            sx={{ minWidth: 0, px: 1, flex: '1 0 auto' }} // its text's width and a share of the remaining width
          />
        ))}
      </Tabs>
      {PARTS.map((name) => {
        const Contents = CONTENTS[name];
        return (
          <div
            key={name}
            role="tabpanel"
            id={`part-${name}`}
            aria-labelledby={`tab-${name}`}
            hidden={name !== part}
          >
            <Contents />
          </div>
        );
      })}
    </>
  );
};

/** Photos beside settings and data on wide screens, one below the other on narrow ones. */
const PageParts = () => {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const dealer = vehicleResource() === 'adminCars' && <DealerPanel />;
  if (!isWide)
    return (
      <>
        {dealer && <Box sx={{ mb: 3 }}>{dealer}</Box>}
        <Tabbed />
      </>
    );
  return (
    <Halves>
      <div>
        <PhotosPart />
      </div>
      <Box component="aside" sx={{ display: 'grid', gap: 2 }}>
        {dealer}
        <LookPanel />
        <DataPart />
      </Box>
    </Halves>
  );
};

/** Keeps the header and the selection's bar from covering the focused element. */
const CLEAR_OF_BARS = { scrollMarginTop: 76, scrollMarginBottom: 84 };

/** Returns the overlay that shows the photo in the address beside its original. */
const photoInAddress = (): Overlay | null => {
  const photo = Number(new URLSearchParams(window.location.search).get('photo'));
  return Number.isInteger(photo) && photo > 0 ? { name: 'compare', photo } : null;
};

/** Tells which overlays hold nothing that was entered; the camera keeps its pictures until they are sent. */
const isViewing = ({ name }: Overlay): boolean =>
  name === 'viewer' || name === 'compare' || name === 'camera' || name === 'keys';

/** The page of a loaded vehicle. */
const VehicleView = () => {
  const { id } = useCar();
  const notices = usePhotoNotices();
  const errorText = useErrorText();
  const { overlay, setOverlay } = useOverlay<Overlay>(isViewing, photoInAddress);
  const [shown, setShown] = useState<Shown>('finished');
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  const [creditNotice, setCreditNotice] = useState<string>();

  const onRefused = useCallback(
    (error: unknown) => {
      if (isCreditUsedUp(error)) setCreditNotice(errorText(error));
      notices.fail(error);
    },
    [notices, errorText],
  );
  const actions = usePhotoActions(id, onRefused);
  const sendPhotos = useSendPhotos();
  /** Sends one photo for a chosen place at once; shows several on their places first. */
  const take = useCallback(
    (files: readonly File[], first?: number | 'extra') => {
      const [file] = files;
      if (file && files.length === 1 && first !== undefined)
        return sendPhotos([{ file, place: first }]);
      setOverlay((open) =>
        open?.name === 'plan'
          ? { ...open, files: [...open.files, ...files] }
          : { name: 'plan', files, first },
      );
    },
    [sendPhotos, setOverlay],
  );
  const takeFiles = usePictures(take);
  useSharedPhotos(takeFiles);
  const chooseFiles = useCallback(
    (place?: number | 'extra') => openFileDialog((files) => takeFiles(files, place), true),
    [takeFiles],
  );
  const state = useMemo<PageState>(
    () => ({ actions, shown, setShown, selection, setSelection, overlay, setOverlay, chooseFiles }),
    [actions, shown, selection, overlay, setOverlay, chooseFiles],
  );

  return (
    <PageStateProvider value={state}>
      <VehicleTitle />
      <PageDrop onFiles={takeFiles} title="vehicle.drop.title" hint="vehicle.drop.hint">
        <Box sx={{ maxWidth: 1720, mx: 'auto', '& button, & input, & select': CLEAR_OF_BARS }}>
          <PhoneTitle />
          {vehicleResource() === 'adminCars' && <ModerationBar />}
          <PageNotices credit={creditNotice} onCreditRead={() => setCreditNotice(undefined)} />
          <PageParts />
        </Box>
      </PageDrop>
      <Overlays />
    </PageStateProvider>
  );
};

/** Shows each photo as soon as the server has stored it, and reads the vehicle again when its last one is there. */
const useStoredPhotos = (id: number) => {
  const news = useVehicleNews(id);
  useEffect(
    () =>
      onPhotoStored((upload, photo) => {
        if (upload.car !== id) return;
        if (photo?.preview_url) news.patch((car) => withPhoto(car, photo)); // a foreign server may answer without the photo
        const isLast = !uploadQueue
          .snapshot()
          .some(
            ({ key, car, state }) =>
              key !== upload.key && car === id && !['done', 'failed'].includes(state.name),
          );
        if (isLast || !photo?.preview_url) news.refresh();
      }),
    [id, news],
  );
};

/** Reads the vehicle, and keeps the page up to date while files arrive and pictures are processed. */
const VehicleScreen = ({ id, resource }: { id: number; resource: string }) => {
  const translate = useTranslate();
  const { data: car, error, isPending, refetch } = useVehicle(id);
  useProcessing(car, error);
  useStoredPhotos(id);
  if (isPending) return <VehicleLoading />;
  if (isNotFound(error)) return <VehicleMissing />;
  if (!car)
    return <LoadFailed title={translate('vehicle.load_failed')} error={error} onRetry={refetch} />;
  // a vehicle that was not imported by FTP has no page among those that were
  if (/FromFtp$/.test(resource) && car.from_ftp === 0)
    return <Navigate to={`/${vehicleResource()}/${id}`} replace />;
  return (
    <CarProvider value={car}>
      <VehicleView />
    </CarProvider>
  );
};

/** The page of a vehicle (specification, chapters 2 and 4). Another vehicle mounts it again: no state is carried over. */
const VehiclePage = ({ resource }: { resource: string }) => {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? (
    <VehicleScreen key={id} id={Number(id)} resource={resource} />
  ) : (
    <VehicleMissing />
  );
};

export default VehiclePage;
