import { storedUser } from '../../api/session.ts';
import { appStore } from '../appStore.ts';

/** Whose closing of the offers is kept, by his id; gone with the sign-out, as all that the store holds. */
const CLOSED_BY = 'offers.closed';

export const areOffersClosed = (): boolean => {
  const user = storedUser();
  return user !== undefined && appStore.getItem(CLOSED_BY) === user.id;
};

export const keepOffersClosed = (): void => appStore.setItem(CLOSED_BY, storedUser()?.id);
