import type { adminCompanyRooms, companyRooms, rooms } from '../../contract/calls/rooms.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { listCompanyRooms, listRooms, removeRoom } from '../services/rooms.ts';
import { type Handlers, WrittenAnswer } from './contractRoutes.ts';
import { DONE } from './photoHandlers.ts';

/** Rooms to choose from: the same under both prefixes. */
export const roomsHandlers = (context: CarsContext): Handlers<typeof rooms> & Handlers<typeof companyRooms> => ({
  list: async ({ principal, query }) => new WrittenAnswer(await listRooms(context, principal, query)),
});

/** A company's own rooms, for the operator. */
export const adminCompanyRoomsHandlers = (context: CarsContext): Handlers<typeof adminCompanyRooms> => ({
  list: async ({ params, query }) => new WrittenAnswer(await listCompanyRooms(context, params.company, query)),
  remove: async ({ params }) => {
    await removeRoom(context, params.company, params.id);
    return DONE;
  },
});
