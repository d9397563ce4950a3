import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import {
  adminAlbumPhotos,
  type adminSections,
  type albumPhotos,
  type sections,
} from '../../../contract/albums/calls.ts';
import { prepareAlbumDownload } from '../../services/albums/albumDownloads.ts';
import { listAlbumPhotos, listSections } from '../../services/albums/albumList.ts';
import {
  addAlbumPhoto,
  markAlbumPhotos,
  removeAlbumPhotos,
} from '../../services/albums/albumPhotos.ts';
import {
  createSection,
  readSection,
  removeSection,
  renameSection,
} from '../../services/albums/albums.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { readUploadForm } from '../uploads/photoForm.ts';

type Reading = 'list' | 'one';

/** Returns the handlers that read albums, the same for both prefixes. */
export const sectionsHandlers = (
  context: ServiceContext,
): Handlers<typeof sections> & Handlers<Pick<typeof adminSections, Reading>> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listSections(context, principal, query)),
  one: async ({ principal, params }) => ({
    data: await readSection(context, principal, params.id),
  }),
});

/** Returns the handlers that read and download photos of albums, the same for both prefixes. */
export const albumPhotosHandlers = (
  context: ServiceContext,
): Handlers<typeof albumPhotos> & Handlers<Pick<typeof adminAlbumPhotos, 'list' | 'download'>> => ({
  list: async ({ principal, params, query }) =>
    new RawJsonReply(await listAlbumPhotos(context, principal, params.section, query)),
  download: ({ principal, body }) => prepareAlbumDownload(context, principal, body),
});

/** Returns the handlers that read and edit albums, for photo managers and the operator. */
export const adminSectionsHandlers = (context: ServiceContext): Handlers<typeof adminSections> => ({
  ...sectionsHandlers(context),
  create: async ({ principal, body }) => ({ data: await createSection(context, principal, body) }),
  save: async ({ principal, params, body }) => ({
    data: await renameSection(context, principal, params.id, body.name),
  }),
  remove: async ({ principal, params }) => {
    await removeSection(context, principal, params.id);
    return DONE;
  },
});

export const adminAlbumPhotosHandlers = (
  context: ServiceContext,
): Handlers<typeof adminAlbumPhotos> => ({
  ...albumPhotosHandlers(context),
  upload: async ({ principal, request }) => {
    const { form } = adminAlbumPhotos.upload;
    const { fields, file } = await readUploadForm(request, form, context, principal);
    await using photo = file;
    const { sectionID: id, upload } = fields;
    return { data: await addAlbumPhoto(context, principal, { id, upload }, photo) };
  },
  markProcessed: async ({ principal, body }) => {
    await markAlbumPhotos(context, principal, body);
    return DONE;
  },
  remove: async ({ principal, body }) => {
    await removeAlbumPhotos(context, principal, body);
    return DONE;
  },
});
