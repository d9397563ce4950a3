import { declaredProvider, isWhole, readWhole } from '@turntable/declare/data/declaredProvider.ts';
import type { DataProvider } from 'react-admin';
import { albums } from './albums.ts';
import { withEarlyList } from './earlyList.ts';
import { photos } from './photos.ts';

const { askEarly, getList } = withEarlyList(declaredProvider.getList);

/**
 * The data provider: all declared resources (specification, chapters 6 and 7), and the actions of photos and albums. Every method throws
 * ApiError.
 */
export const dataProvider = {
  ...declaredProvider,
  ...photos,
  ...albums,
  getList: (resource, params) =>
    isWhole(params) ? readWhole(resource, params) : getList(resource, params),
} satisfies DataProvider;

export { askEarly };

/** The data provider with its own methods, for `useDataProvider<TurntableDataProvider>()`. */
export type TurntableDataProvider = typeof dataProvider;
