import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'ra-core';
import type { ComponentRow } from '../../../../contract/rooms/room.ts';
import { usePlace } from '../../../ui/place/Place.ts';

/** As many as the server hands out at once. */
const PER_PAGE = 100;

/** All walls, or all floors, that a room may be made of where the rooms stand: in the settings, or in a company's page. */
export const useParts = (resource: string | undefined) => {
  const dataProvider = useDataProvider();
  const { params } = usePlace(useResourceContext() ?? '');
  return useQuery({
    queryKey: [resource, 'parts of rooms', params],
    enabled: resource !== undefined,
    queryFn: async ({ signal }) => {
      const all: ComponentRow[] = [];
      for (let page = 1; ; page += 1) {
        const { data, total = 0 } = await dataProvider.getList<ComponentRow>(resource ?? '', {
          pagination: { page, perPage: PER_PAGE },
          sort: { field: 'name', order: 'ASC' },
          filter: {},
          meta: { params },
          signal,
        });
        all.push(...data);
        if (data.length < PER_PAGE || all.length >= total) return all;
      }
    },
  });
};
