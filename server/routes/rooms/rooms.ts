import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import type {
  adminCompanyRooms,
  adminRooms,
  companyRooms,
  rooms,
} from '../../../contract/rooms/calls.ts';
import { previewRoom } from '../../services/rooms/composer.ts';
import {
  addRoom,
  listOwnRooms,
  listRooms,
  makeRoomDefault,
  readRoom,
  removeRoom,
  saveRoom,
} from '../../services/rooms/rooms.ts';
import { anyCompany, OFFERED, ownCompany } from '../../services/scope/owner.ts';
import type { ServiceContext } from '../../services/shared/context.ts';

/** Returns the handler that lists the rooms to choose from. */
export const roomsHandlers = (context: ServiceContext): Handlers<typeof rooms> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listRooms(context, principal, query)),
});

/** Returns the handlers of the company's rooms, for managers (specification, chapters 6 and 7). */
export const companyRoomsHandlers = (context: ServiceContext): Handlers<typeof companyRooms> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listRooms(context, principal, query)),
  create: async ({ principal, body }) => ({
    data: await addRoom(context, ownCompany(principal), body),
  }),
  one: async ({ principal, params }) => ({
    data: await readRoom(context, ownCompany(principal), params.id),
  }),
  preview: async ({ principal, body }) => ({
    data: await previewRoom(context, ownCompany(principal), body),
  }),
  save: async ({ principal, params, body }) => ({
    data: await saveRoom(context, ownCompany(principal), params.id, body),
  }),
  makeDefault: async ({ principal, params }) => ({
    data: await makeRoomDefault(context, ownCompany(principal), params.id),
  }),
  remove: async ({ principal, params }) => {
    await removeRoom(context, ownCompany(principal), params.id);
    return DONE;
  },
});

/** Returns the handlers of any company's own rooms, for the operator. */
export const adminCompanyRoomsHandlers = (
  context: ServiceContext,
): Handlers<typeof adminCompanyRooms> => ({
  list: async ({ params, query }) =>
    new RawJsonReply(await listOwnRooms(context, anyCompany(params.company), query)),
  create: async ({ params, body }) => ({
    data: await addRoom(context, anyCompany(params.company), body),
  }),
  one: async ({ params }) => ({
    data: await readRoom(context, anyCompany(params.company), params.id),
  }),
  preview: async ({ params, body }) => ({
    data: await previewRoom(context, anyCompany(params.company), body),
  }),
  save: async ({ params, body }) => ({
    data: await saveRoom(context, anyCompany(params.company), params.id, body),
  }),
  remove: async ({ params }) => {
    await removeRoom(context, anyCompany(params.company), params.id);
    return DONE;
  },
});

/** Returns the handlers of the rooms that the operator offers to everyone. */
export const adminRoomsHandlers = (context: ServiceContext): Handlers<typeof adminRooms> => ({
  list: async ({ query }) => new RawJsonReply(await listOwnRooms(context, OFFERED, query)),
  create: async ({ body }) => ({ data: await addRoom(context, OFFERED, body) }),
  one: async ({ params }) => ({ data: await readRoom(context, OFFERED, params.id) }),
  preview: async ({ body }) => ({ data: await previewRoom(context, OFFERED, body) }),
  save: async ({ params, body }) => ({ data: await saveRoom(context, OFFERED, params.id, body) }),
  remove: async ({ params }) => {
    await removeRoom(context, OFFERED, params.id);
    return DONE;
  },
});
