import { useSyncExternalStore } from 'react';
import { accountStore } from './account.ts';

/** Returns the company's optional features (specification, chapter 6); all off until the signed-in user is known. */
export const useCompanyOptions = () => {
  const account = useSyncExternalStore(accountStore.listen, accountStore.latest)?.account;
  return {
    isKnown: account !== undefined,
    get_cars_from_ftp: account?.get_cars_from_ftp === 1,
    areOffersEnabled: account?.areOffersEnabled === 1,
  };
};
