import { useContext } from 'react';
import { Edit, EditContext, Show, ShowContext, useParams } from 'react-admin';
import { ApiError } from '../../api/apiError.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { LoadFailed, RecordMissing } from '../../ui/states/EmptyState.tsx';
import { ScreenLoading } from '../../ui/states/Loading.tsx';
import { useRights } from '../access/useRights.ts';
import ListScreen from '../list/ListScreen.tsx';
import { type DerivedViews, RecordPage } from './RecordPage.tsx';

/** Why there is no record to show, in its place. */
const RecordError = ({ resource }: { resource: string }) => {
  const edited = useContext(EditContext);
  const shown = useContext(ShowContext);
  const { error, refetch } = edited ?? shown ?? {};
  const { list } = usePlace(resource);
  const maySeeList = useRights(resource)('list').may;
  if (error instanceof ApiError && error.code === 404)
    return <RecordMissing listPath={maySeeList ? list : undefined} />;
  return <LoadFailed error={error} onRetry={() => refetch?.()} />;
};

const nothing = () => undefined;

/** What react-admin's `Show` and `Edit` of the record in the address are given. What fails is said where it belongs, not in their toasts. */
export const useRecordView = (resource: string) => {
  const { id = '' } = useParams<{ id: string }>();
  const { params } = usePlace(resource);
  const meta = { params };
  const show = {
    resource,
    id,
    title: false,
    actions: false,
    component: 'div',
    loading: <ScreenLoading />,
    authLoading: <ScreenLoading />,
    error: <RecordError resource={resource} />,
    queryOptions: { meta, onError: nothing },
  } as const;
  const edit = { ...show, redirect: false, mutationOptions: { meta, onSuccess: nothing } } as const;
  return { show, edit };
};

/** The page of a record, at `<base>/:id/*`: react-admin's `Edit` for users who may edit, else its `Show`. Another record is another page. */
const RecordScreen = ({ resource }: { resource: string }) => {
  const { show, edit } = useRecordView(resource);
  const page = <RecordPage resource={resource} views={VIEWS} />;
  return useRights(resource)('edit').may ? (
    <Edit key={`${resource}/${edit.id}`} {...edit}>
      {page}
    </Edit>
  ) : (
    <Show key={`${resource}/${show.id}`} {...show}>
      {page}
    </Show>
  );
};

/** The views of lists in tabs. */
export const VIEWS: DerivedViews = {
  list: async () => ({ default: ListScreen }),
  create: () => import('./CreateScreen.tsx'),
  record: async () => ({ default: RecordScreen }),
};

export default RecordScreen;
