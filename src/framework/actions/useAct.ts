import { useQueryClient } from '@tanstack/react-query';
import {
  type DataProvider,
  type Identifier,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import { ApiError } from '../../api/apiError.ts';
import { openDownload } from '../../ui/openDownload.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import type { ActionSpec } from '../define/resource.ts';
import { doneKey } from '../define/textKeys.ts';

/** What the actions need of the data provider. */
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

const linkIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' &&
  answer !== null &&
  'link' in answer &&
  typeof answer.link === 'string'
    ? answer.link
    : undefined;

/** What is gone already is what the user wanted. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 404;

/**
 * Does a declared action. `act` does it for one record, or without an id for the resource as a whole, and opens the answer's link where
 * the declaration says so; it throws ApiError, as `remove` does. `finish` says that it is done and has everything on the screen read again: what else
 * an action changes, the server knows. `attempt` does both, and says a failure in a toast. `outdate` has only what is shown next read again: the page of
 * a deleted record would else ask for it once more.
 */
export const useAct = (resource: string) => {
  const dataProvider = useDataProvider<Actor>();
  const { params } = usePlace(resource);
  const client = useQueryClient();
  const reread = useRefresh();
  const notify = useNotify();
  const errorText = useErrorText();

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
    const link = opens && linkIn(answer);
    if (link) openDownload(link);
  };

  const remove = (id: Identifier): Promise<unknown> =>
    dataProvider.delete(resource, { id, meta: { params } }).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });

  const outdate = () => void client.invalidateQueries({ refetchType: 'none' });

  const finish = (done: string) => {
    notify(done, { type: 'success' });
    reread();
  };

  const attempt = async (
    name: string,
    spec: ActionSpec,
    id?: Identifier,
    asked?: Record<string, unknown>,
  ): Promise<void> => {
    try {
      await act(name, spec, id, asked);
      finish(doneKey(resource, name, spec));
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };

  return { act, attempt, remove, finish, reread, outdate };
};
