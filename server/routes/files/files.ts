import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import type { files } from '../../../contract/files/calls.ts';
import { openPicture } from '../../services/files/openFile.ts';
import { openDownload } from '../../services/photos/downloads.ts';
import type { ServiceContext } from '../../services/shared/context.ts';

/** Content behind an address never changes: a new picture gets a new name. */
const PICTURE_CACHE_SECONDS = 31_536_000;

/** Serves pictures and prepared downloads by signed addresses. */
export const filesHandlers = (context: ServiceContext): Handlers<typeof files> => ({
  picture: async ({ params, query }) => {
    const { stream, bytes, contentType } = await openPicture(context, { ...params, ...query });
    return { content: stream, bytes, contentType, cacheSeconds: PICTURE_CACHE_SECONDS };
  },
  download: ({ params }) => openDownload(context, params.ticket),
});
