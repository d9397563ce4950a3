import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LookRun } from '../../../../contract/entities/lookPreview.ts';
import type { LookApi } from '../../look/lookApi.ts';

/** How often a run that is under way is asked for, in milliseconds. */
const EVERY = 2000;

export const isUnderWay = (run: LookRun | null | undefined): boolean =>
  run !== null && run !== undefined && run.done < run.photos;

/** The last application of a company's look: the server's state, so it is there again after leaving the page. Everything throws ApiError. */
export const useLookRun = (api: LookApi) => {
  const client = useQueryClient();
  const queryKey = ['look run', api.key];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: api.applied,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? EVERY : false),
  });

  const keep = async (latest: LookRun | null) => {
    client.setQueryData(queryKey, latest);
    // vehicles on their way are not finished, and those that are given back are again
    await client.invalidateQueries({ queryKey: ['finished vehicles', api.key] });
  };

  return {
    run: data,
    error,
    reread: refetch,
    apply: async (cars: readonly number[]) => keep(await api.apply(cars)),
    undo: async () => keep(await api.undo()),
  };
};
