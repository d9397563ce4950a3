import { isNotFound } from '@turntable/declare/api/apiError.ts';
import type { MessageKey } from '@turntable/declare/application.ts';
import type { Flag } from '@turntable/declare/contract/flag.ts';
import { catalogueKey } from '@turntable/declare/define/messages.ts';
import { openDownload } from '@turntable/declare/ui/openDownload.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { PHOTO_STATUS, type Photo, type ProcessRefusal } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Correction } from '../../dataProvider/photos.ts';
import { useVehicleNews } from '../processing/pollVehicle.ts';
import { isBusy, photosOf, withChangedPhoto, withoutPhotos, withSentPhotos } from './car.tsx';
import { usePaidNotice } from './vehiclePrice.tsx';

/** Returns the functions that show the toasts of the vehicle page. */
export const usePhotoNotices = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  return useMemo(
    () => ({
      say: (key: string, values: Record<string, unknown> = {}, title?: MessageKey) =>
        notify(translate(key, values), {
          type: 'success',
          ...(title && { title: catalogueKey(title) }),
        }),
      warn: (key: string, values: Record<string, unknown> = {}) =>
        notify(translate(key, values), { type: 'warning' }),
      /** Reports photos that cannot be processed, with the first one's reason. */
      refuse: (count: number, reason: ProcessRefusal) =>
        notify(
          translate('vehicle.actions.refused', {
            smart_count: count,
            reason: translate(`vehicle.reason.${reason}`),
          }),
          {
            type: 'warning',
          },
        ),
      fail: (error: unknown) => notify(errorText(error), { type: 'error' }),
    }),
    [notify, translate, errorText],
  );
};

const isDefected = ({ defect_state, status }: Photo): boolean =>
  defect_state === 'defected' || status === PHOTO_STATUS.failed;

/** Reports how photos that were in processing ended, and, once, that the server does not answer. */
export const useProcessing = (car: Car | undefined, error: unknown): void => {
  const notices = usePhotoNotices();
  const before = useRef<Car>(undefined);
  useEffect(() => {
    const awaited = new Set(
      photosOf(before.current ?? { photos: [], extra_photos: [] })
        .filter(isBusy)
        .map(({ id }) => id),
    );
    before.current = car;
    const settled = car
      ? photosOf(car).filter((photo) => awaited.has(photo.id) && !isBusy(photo))
      : [];
    const defected = settled.filter(isDefected);
    const processed = settled.filter(
      (photo) => photo.status === PHOTO_STATUS.processed && !isDefected(photo),
    );
    if (processed.length > 0)
      notices.say('catalogue.photo_processed', { smart_count: processed.length });
    if (defected[0])
      notices.refuse(defected.length, defected[0].defect_reason ?? 'processing_failed');
  }, [car, notices]);
  const isUnanswered = Boolean(error && car && photosOf(car).some(isBusy) && !isNotFound(error));
  useEffect(() => {
    if (isUnanswered) notices.warn('vehicle.actions.trouble');
  }, [isUnanswered, notices]);
};

/** Returns the actions on a vehicle's photos. None throws: failures are shown as toasts, and the vehicle is read again. */
export const usePhotoActions = (car: number, onRefused: (error: unknown) => void) => {
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const news = useVehicleNews(car);
  const notices = usePhotoNotices();
  const showPaid = usePaidNotice();
  return useMemo(() => {
    /** Shows a failure and reads the vehicle again. */
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
        const queued = answer?.queued ?? photos; // a foreign server may answer without data
        const refused = answer?.refused ?? [];
        news.patch((shown) => withSentPhotos(shown, queued, new Date().toISOString()));
        if (answer?.paid) showPaid(queued.length, answer.paid);
        else if (queued.length > 0)
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

    /** Downloads pictures of the vehicle. @param confirmed photos that may be downloaded although their plate was not changed */
    const download = (
      photos: readonly number[] | undefined,
      variant: 'processed' | 'original',
      confirmed?: number[],
    ) =>
      attempt(async () =>
        openDownload(
          await dataProvider.preparePhotoDownload({
            car,
            variant,
            ...(photos && { photos: [...photos] }),
            ...(confirmed && { confirmed }),
          }),
        ),
      );

    const move = (photo: number, presetItem: number) =>
      attempt(async () => {
        news.show(await dataProvider.movePhoto({ car, photo, presetItem }));
        notices.say('vehicle.actions.moved');
      });

    /** Uploads a finished picture that was made elsewhere, for the photo of a view. */
    const uploadProcessed = (view: number, file: File) =>
      attempt(async () => {
        const photo = await dataProvider.uploadProcessed(car, view, file);
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
    };
  }, [car, dataProvider, news, notices, onRefused, showPaid]);
};

type PhotoActions = ReturnType<typeof usePhotoActions>;

/** Dialogs and viewers over the page, one at a time. */
export type Overlay =
  | { name: 'plan'; files: readonly File[]; first?: number | 'extra' }
  | { name: 'camera'; view?: number | 'extra' }
  | { name: 'viewer'; photo: number }
  | { name: 'compare'; photo: number }
  | { name: 'box'; photo: number }
  | { name: 'plate'; photo: number }
  | { name: 'brush'; photo: number }
  | { name: 'complain'; photo: number }
  | { name: 'move'; photo: number }
  | { name: 'wrong_views'; photos: readonly number[] }
  | { name: 'plates'; photos?: readonly number[] | undefined }
  | { name: 'delete'; photos: readonly number[] }
  | { name: 'delete_vehicle' }
  | { name: 'keys' };

/** Which picture of a photo is shown. */
export type Shown = 'finished' | 'original';

export interface PageState {
  actions: PhotoActions;
  shown: Shown;
  setShown: (shown: Shown) => void;
  selection: ReadonlySet<number>;
  setSelection: Dispatch<SetStateAction<ReadonlySet<number>>>;
  overlay: Overlay | null;
  setOverlay: (overlay: Overlay | null) => void;
  /** Opens the file dialog for a view, an extra photo, or to be assigned. */
  chooseFiles: (place?: number | 'extra') => void;
}

const PageContext = createContext<PageState | undefined>(undefined);

export const PageStateProvider = PageContext.Provider;

/** Returns the state that the parts of the vehicle page share, besides the vehicle. @throws outside of the vehicle page */
export const usePageState = (): PageState => {
  const state = useContext(PageContext);
  if (!state) throw new Error('There is no vehicle page around this component');
  return state;
};
