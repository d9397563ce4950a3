import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import { DONE } from '@turntable/declare/server/http/contractRoutes.ts';
import { uploads } from '../../../contract/uploads/calls.ts';
import { inspectPhoto, lookAt } from '../../services/photos/upload.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { keepPiece } from '../../services/uploads/pieces.ts';
import { readPhotoForm } from './photoForm.ts';

/** Receives pieces of large photos, and recognises what small copies of photos show. */
export const uploadsHandlers = (context: ServiceContext): Handlers<typeof uploads> => ({
  piece: async ({ params, principal, request }) => {
    const { file } = await readPhotoForm(request, uploads.piece.form, context.config);
    await using piece = file;
    const upload = { userId: principal.userId, upload: params.upload };
    await keepPiece(context, upload, params.offset, piece);
    return DONE;
  },
  look: async ({ request }) => {
    const { file } = await readPhotoForm(request, uploads.look.form, context.config);
    await using photo = file;
    const { shows, isCutOff } = await lookAt(context, await inspectPhoto(context, photo));
    return { data: { shows, is_cut_off: isCutOff } };
  },
});
