import { uploads } from '../../contract/calls/uploads.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { keepPiece } from '../services/photoPieces.ts';
import type { Handlers } from './contractRoutes.ts';
import { readPhotoForm } from './photoForm.ts';
import { DONE } from './photoHandlers.ts';

/** Pieces of large photos. */
export const uploadsHandlers = (context: CarsContext): Handlers<typeof uploads> => ({
  piece: async ({ params, principal, request }) => {
    const { file } = await readPhotoForm(request, uploads.piece.form, context.config);
    await using piece = file;
    const upload = { userId: principal.userId, upload: params.upload };
    await keepPiece(context, upload, params.offset, piece);
    return DONE;
  },
});
