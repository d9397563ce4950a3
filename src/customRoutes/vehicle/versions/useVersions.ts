import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCars } from '../../../../contract/calls/adminCars.ts';
import { cars } from '../../../../contract/calls/cars.ts';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { request } from '../../../api/httpClient.ts';
import { callOfRole } from '../../../api/roleCalls.ts';
import { usePhotoNotices } from '../actions/photoNotices.ts';
import { useCar } from '../car/CarContext.tsx';
import { withChangedPhoto } from '../car/photoChanges.ts';
import { useVehicleNews } from '../car/useVehicle.ts';
import { vehicleResource } from '../car/vehicleResource.ts';

/** The finished pictures that a photo has and had; read again when it gets another one. */
export const useVersions = ({ id: photo, processed_at }: Photo) => {
  const { id: car } = useCar();
  return useQuery({
    queryKey: [vehicleResource(), 'versions', car, photo, processed_at],
    queryFn: async ({ signal }) => {
      const { data } = await request(callOfRole(cars.versions, adminCars.versions), {
        params: { car, photo },
        signal,
      });
      return data;
    },
    placeholderData: keepPreviousData,
  });
};

/**
 * Gives a photo a former picture back; a failure is told.
 * @returns the version that takes it back: null where there is none, undefined where it failed
 */
export const useRestore = (
  photo: number,
): ((version: number) => Promise<number | null | undefined>) => {
  const { id: car } = useCar();
  const news = useVehicleNews(car);
  const notices = usePhotoNotices();
  return async (version) => {
    try {
      const { data } = await request(callOfRole(cars.restore, adminCars.restore), {
        params: { car },
        body: { photo, version },
      });
      news.patch((shown) => withChangedPhoto(shown, data.photo));
      return data.replaced;
    } catch (error) {
      notices.fail(error);
      return undefined;
    }
  };
};
