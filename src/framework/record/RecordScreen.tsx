import { useContext } from 'react';
import { Edit, EditContext, Show, ShowContext, useParams } from 'react-admin';
import { ApiError } from '../../api/apiError.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { RecordFailed, RecordMissing } from '../../ui/states/RecordStates.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { useRights } from '../access/useRights.ts';
import type { DerivedViews } from './ListTab.tsx';
import { RecordPage } from './RecordPage.tsx';

/** Why there is no record to show, in its place. */
const RecordError = ({ resource }: { resource: string }) => {
  const edited = useContext(EditContext);
  const shown = useContext(ShowContext);
  const { error, refetch } = edited ?? shown ?? {};
  const errorText = useErrorText();
  const { list } = usePlace(resource);
  const maySeeList = useRights(resource)('list').may;
  if (error instanceof ApiError && error.code === 404)
    return <RecordMissing listPath={maySeeList ? list : undefined} />;
  return <RecordFailed text={errorText(error)} onRetry={() => refetch?.()} />;
};

const nothing = () => undefined;

/** The page of a record, at `<base>/:id/*`: react-admin's `Edit` for users who may edit, else its `Show`. Another record is another page. */
const RecordScreen = ({ resource }: { resource: string }) => {
  const { id = '' } = useParams<{ id: string }>();
  const { params } = usePlace(resource);
  const given = {
    resource,
    id,
    title: false,
    actions: false,
    component: 'div',
    loading: <ScreenLoading />,
    authLoading: <ScreenLoading />,
    error: <RecordError resource={resource} />,
  } as const;
  const query = { meta: { params }, onError: nothing }; // said by RecordError
  const page = <RecordPage resource={resource} views={VIEWS} />;
  if (!useRights(resource)('edit').may)
    return (
      <Show key={`${resource}/${id}`} {...given} queryOptions={query}>
        {page}
      </Show>
    );
  return (
    <Edit
      key={`${resource}/${id}`}
      {...given}
      redirect={false}
      queryOptions={query}
      mutationOptions={{ meta: { params }, onSuccess: nothing }} // said by useGuardedSave
    >
      {page}
    </Edit>
  );
};

const VIEWS: DerivedViews = {
  list: () => import('../list/DerivedList.tsx'),
  create: () => import('./CreateScreen.tsx'),
  record: async () => ({ default: RecordScreen }),
};

export default RecordScreen;
