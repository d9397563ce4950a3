import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCars } from '../../../../contract/calls/adminCars.ts';
import { cars } from '../../../../contract/calls/cars.ts';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { request } from '../../../api/httpClient.ts';
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
      const options = { params: { car, photo }, signal };
      return (await (vehicleResource() === 'adminCars' ? request(adminCars.versions, options) : request(cars.versions, options))).data;
    },
    placeholderData: keepPreviousData,
  });
};

/**
 * Gives a photo a former picture back; a failure is told.
 * @returns the version that takes it back: null where there is none, undefined where it failed
 */
export const useRestore = (photo: number): ((version: number) => Promise<number | null | undefined>) => {
  const { id: car } = useCar();
  const news = useVehicleNews(car);
  const notices = usePhotoNotices();
  return async (version) => {
    const options = { params: { car }, body: { photo, version } };
    try {
      const { data } = await (vehicleResource() === 'adminCars' ? request(adminCars.restore, options) : request(cars.restore, options));
      news.patch((shown) => withChangedPhoto(shown, data.photo));
      return data.replaced;
    } catch (error) {
      notices.fail(error);
      return undefined;
    }
  };
};
