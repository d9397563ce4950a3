import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Photo } from '../../../../contract/photos/photo.ts';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useCar } from '../car.tsx';
import { loadCutout } from './loadCutout.ts';

/** A photo's cut-out to paint on; `cutout` is null where the vehicle was not cut out. Large, and changed by painting, so it is kept for nobody. */
export const useCutout = (photo: Photo) => {
  const { id: car } = useCar();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  return useQuery({
    queryKey: ['cutout', car, photo.id],
    queryFn: async ({ signal }) => {
      const { mask_url, strokes } = await dataProvider.readCutout({ car, photo: photo.id });
      return {
        strokes,
        cutout: mask_url === null ? null : await loadCutout(photo, mask_url, signal),
      };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
};
