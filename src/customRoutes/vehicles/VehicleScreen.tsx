import { Navigate } from 'ra-core';
import { useEffect } from 'react';
import {
  CarProvider,
  isNotFound,
  useVehicle,
  useVehicleNews,
  vehicleResource,
  withPhoto,
} from './car.tsx';
import { useProcessing } from './processing.ts';
import { VehicleFailed, VehicleLoading, VehicleMissing } from './states.tsx';
import { onPhotoStored, uploadQueue } from './uploads.tsx';
import { VehicleView } from './VehicleView.tsx';

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

/** Reads the vehicle, and keeps what is shown true while files arrive and pictures are made. */
export const VehicleScreen = ({ id, resource }: { id: number; resource: string }) => {
  const { data: car, error, isPending, refetch } = useVehicle(id);
  useProcessing(car, error);
  useStoredPhotos(id);
  if (isPending) return <VehicleLoading />;
  if (isNotFound(error)) return <VehicleMissing />;
  if (!car) return <VehicleFailed error={error} onRetry={refetch} />;
  // a vehicle that did not come by FTP has its page among the others only
  if (/FromFtp$/.test(resource) && car.from_ftp === 0)
    return <Navigate to={`/${vehicleResource()}/${id}`} replace />;
  return (
    <CarProvider value={car}>
      <VehicleView />
    </CarProvider>
  );
};
