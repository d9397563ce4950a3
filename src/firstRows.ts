import type { CarRow } from '../contract/entities/car.ts';
import { roleOfSession } from './api/session.ts';
import { earlyListUrl, earlyPage, LIST_PARAMS } from './boot/earlyList.ts';
import { partOf } from './boot/partOf.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { readRowsBeforehand } from './list/readRowsBeforehand.ts';
import { queryClient } from './queryClient.ts';

/** So many pictures of vehicles are seen at first on a phone; a larger screen shows their outlines no longer than those of the rest. */
const AT_FIRST_SIGHT = 6;

/** Fetches pictures while the list that will show them is being drawn. */
const fetchPictures = (addresses: readonly string[]): void => {
  for (const address of addresses)
    Object.assign(new Image(), { fetchPriority: 'high', src: address });
};

/** Takes the rows that the page's first script asked for, so that the vehicle list, when the page opens with it, has them at once. */
export const readFirstRows = async ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Promise<void> => {
  const role = roleOfSession();
  const stored = localStorage.getItem(LIST_PARAMS);
  if (partOf(pathname) !== 'list' || !role || !earlyListUrl(role, search, stored)) return;
  const rows = await readRowsBeforehand<CarRow>(
    queryClient,
    dataProvider,
    'cars',
    earlyPage(search, stored),
  );
  fetchPictures(rows.slice(0, AT_FIRST_SIGHT).flatMap(({ thumbnail_url }) => thumbnail_url ?? []));
};
