import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { Photo } from '../../../../contract/entities/photo.ts';
import type { Flag } from '../../../../contract/flag.ts';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { Correction } from '../../../dataProvider/photos.ts';
import { openDownload } from '../../../ui/openDownload.ts';
import { photosOf, withChangedPhoto, withoutPhotos, withSentPhotos } from '../car/photoChanges.ts';
import { useVehicleNews } from '../car/useVehicle.ts';
import { usePhotoNotices } from './photoNotices.ts';

interface Reactions {
  onSent: (photos: readonly number[]) => void;
  onRefused: (error: unknown) => void;
}

/** What the user can do with photos of a vehicle. Nothing throws: failures are told, and the screen then shows what the server knows. */
export const usePhotoActions = (car: number, { onSent, onRefused }: Reactions) => {
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const news = useVehicleNews(car);
  const notices = usePhotoNotices();
  return useMemo(() => {
    /** Tells a failure and reads the vehicle again. */
    const attempt = async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        onRefused(error);
        news.refresh();
        return false;
      }
    };

    const process = (photos: readonly number[], correction?: Correction) =>
      attempt(async () => {
        const answer = await dataProvider.processPhotos({
          car,
          photos: [...photos],
          ...(correction && { correction }),
        });
        const queued = answer?.queued ?? photos; // a foreign server may answer nothing but success
        const refused = answer?.refused ?? [];
        news.patch((shown) => withSentPhotos(shown, queued, new Date().toISOString()));
        onSent(queued);
        if (queued.length > 0)
          notices.say('catalogue.photo_processing', { smart_count: queued.length });
        const [first] = refused;
        if (!first) return;
        notices.refuse(refused.length, first.reason);
        if (queued.length === 0) await news.refresh();
      });

    const remove = (photos: readonly Photo[]) =>
      attempt(async () => {
        const views = photos.filter(({ extra }) => extra === 0).map(({ id }) => id);
        if (views.length > 0) {
          await dataProvider.deletePhotos({ car, photos: views });
          news.patch((shown) => withoutPhotos(shown, views));
        }
        for (const { id } of photos.filter(({ extra }) => extra === 1)) {
          await dataProvider.deleteExtraPhoto({ car, photo: id });
          news.patch((shown) => withoutPhotos(shown, [id]));
        }
        notices.say(
          views.length > 0 ? 'catalogue.vehicle_image_removed' : 'catalogue.extra_photo_removed',
          { smart_count: photos.length },
        );
        await news.refresh();
      });

    const download = (photos: readonly number[] | undefined, variant: 'processed' | 'original') =>
      attempt(async () =>
        openDownload(
          await dataProvider.preparePhotoDownload({
            car,
            variant,
            ...(photos && { photos: [...photos] }),
          }),
        ),
      );

    const move = (photo: number, presetItem: number) =>
      attempt(async () => {
        news.show(await dataProvider.movePhoto({ car, photo, presetItem }));
        notices.say('vehicle.actions.moved');
      });

    /** A finished picture that was made elsewhere, for the photo of a view. */
    const uploadProcessed = (view: number, file: File) =>
      attempt(async () => {
        const photo = await dataProvider.uploadProcessed({ car, presetItem: view, file });
        news.patch((shown) => withChangedPhoto(shown, photo));
        notices.say('catalogue.vehicle_image_loaded');
      });

    const setOverlays = (photo: number, overlays: { show_logo?: Flag; show_banner?: Flag }) =>
      attempt(async () => {
        const changed = await dataProvider.setPhotoOverlays({ car, photo, ...overlays });
        news.patch((shown) => withChangedPhoto(shown, changed));
      });

    return {
      process,
      remove,
      download,
      move,
      uploadProcessed,
      setOverlays,
      photos: () => photosOf(news.current() ?? { photos: [], extra_photos: [] }),
    };
  }, [car, dataProvider, news, notices, onSent, onRefused]);
};

export type PhotoActions = ReturnType<typeof usePhotoActions>;
