import { roleOfSession } from './api/session.ts';
import { earlyListUrl, earlyPage, LIST_PARAMS } from './boot/earlyList.ts';
import { partOf } from './boot/partOf.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { readRowsBeforehand } from './list/readRowsBeforehand.ts';
import { queryClient } from './queryClient.ts';

/** Takes the rows that the page's first script asked for, so that the vehicle list, when the page opens with it, has them at once. */
export const readFirstRows = async ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> => {
  const role = roleOfSession();
  const stored = localStorage.getItem(LIST_PARAMS);
  if (partOf(pathname) !== 'list' || !role || !earlyListUrl(role, search, stored)) return;
  await readRowsBeforehand(queryClient, dataProvider, 'cars', earlyPage(search, stored));
};
