import { type DataProvider, type Identifier, useDataProvider } from 'react-admin';
import { ApiError } from '../api/apiError.ts';
import type { ActionSpec } from '../define/resource.ts';
import { openDownload } from '../ui/openDownload.ts';
import { usePlace } from '../ui/Place.ts';

/** The part of the data provider that actions use. */
interface Actor extends DataProvider {
  act: (
    resource: string,
    action: string,
    call: {
      id?: Identifier;
      params?: Readonly<Record<string, string | number>>;
      body?: Record<string, unknown>;
    },
  ) => Promise<unknown>;
}

/**
 * Returns `act` and `remove`. `act` runs a declared action for one record, or without an id for the resource, and opens the answer's link if the
 * declaration has `opens`. `remove` deletes a record; one that is gone counts as deleted. Both throw ApiError.
 */
export const useAct = (resource: string) => {
  const dataProvider = useDataProvider<Actor>();
  const { params } = usePlace(resource);

  const act = async (
    name: string,
    { body, opens }: ActionSpec,
    id?: Identifier,
    asked: Record<string, unknown> = {},
  ): Promise<void> => {
    const sent = { ...body, ...asked };
    const answer = await dataProvider.act(resource, name, {
      ...(id !== undefined && { id }),
      params,
      ...(Object.keys(sent).length > 0 && { body: sent }),
    });
    const { link } = (opens ? answer : {}) as { link?: string }; // only if the declaration has it opened
    if (link) openDownload(link);
  };

  const remove = (id: Identifier): Promise<unknown> =>
    dataProvider.delete(resource, { id, meta: { params } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 404)) throw error;
    });

  return { act, remove };
};
