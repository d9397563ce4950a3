import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { useWholeList } from '../../../list/useWholeList.ts';
import { usePlace } from '../../../ui/place/Place.ts';

export interface BannerChoice extends RaRecord {
  id: number;
  name: string;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const NONE: readonly BannerChoice[] = [];

/** The banners that the company may choose. */
export const useBanners = (): readonly BannerChoice[] => {
  const { params } = usePlace('banners');
  const meta = useMemo(() => ({ params }), [params]);
  return useWholeList<BannerChoice>('banners', { sort: BY_NAME, meta }).data ?? NONE;
};
