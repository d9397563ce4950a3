import { useSyncExternalStore } from 'react';
import { accountStore } from './account.ts';

/** What the company has beside the basics (specification, chapter 6); nothing until the server has said who is signed in. */
export const useCompanyOptions = () => {
  const account = useSyncExternalStore(accountStore.listen, accountStore.latest)?.account;
  return {
    isKnown: account !== undefined,
    get_cars_from_ftp: account?.get_cars_from_ftp === 1,
    areOffersEnabled: account?.areOffersEnabled === 1,
  };
};
