import type { Photo } from '../../../../contract/entities/photo.ts';
import { photos } from '../../../dataProvider/photos.ts';
import { browserQueue } from '../../../uploads/browserQueue.ts';
import { isOfSameView, type Upload } from './upload.ts';

/** The one queue of photos of vehicles. */
export const { queue: uploadQueue, onStored: onPhotoStored } = browserQueue<Upload, Photo>({
  send: ({ car, view, file }, options) =>
    view === null
      ? photos.uploadExtraPhoto({ car, file, ...options })
      : photos.uploadPhoto({ car, presetItem: view, file, ...options }),
  replaces: isOfSameView,
});
