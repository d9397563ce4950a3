import type { files } from '../../contract/calls/files.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { openDownload } from '../services/downloads.ts';
import { openPicture } from '../services/photosFiles.ts';
import type { Handlers } from './contractRoutes.ts';

/** What lies behind an address never changes: another picture gets another name. */
const PICTURE_CACHE_SECONDS = 31_536_000;

/** Pictures and prepared downloads, by signed addresses. */
export const filesHandlers = (context: CarsContext): Handlers<typeof files> => ({
  picture: async ({ params, query }) => {
    const { stream, bytes, contentType } = await openPicture(context, { ...params, ...query });
    return { content: stream, bytes, contentType, cacheSeconds: PICTURE_CACHE_SECONDS };
  },
  download: ({ params }) => openDownload(context, params.ticket),
});
