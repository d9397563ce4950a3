import { Navigate, useParams } from 'ra-core';
import { ApiError } from '../../api/apiError.ts';
import { useRecord } from '../../record/useRecord.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { RecordFailed, RecordMissing } from '../../ui/states/RecordStates.tsx';
import { ScreenLoading } from '../../ui/states/ScreenLoading.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { useRights } from '../access/useRights.ts';
import type { DerivedViews } from './ListTab.tsx';
import { RecordPage } from './RecordPage.tsx';

const OneRecord = ({ resource, id }: { resource: string; id: string }) => {
  const rights = useRights(resource);
  const place = usePlace(resource);
  const errorText = useErrorText();
  const maySee = rights('show').may || rights('edit').may;
  const { data: record, error, isPending, refetch } = useRecord(resource, id, maySee);
  if (!maySee) return <Navigate to="/access-denied" replace />;
  if (isPending) return <ScreenLoading />;
  if (error instanceof ApiError && error.code === 404)
    return <RecordMissing listPath={rights('list').may ? place.list : undefined} />;
  if (!record) return <RecordFailed text={errorText(error)} onRetry={refetch} />;
  return <RecordPage resource={resource} record={record} views={VIEWS} />;
};

/** The page of a record, at `<base>/:id/*`. Another record is another page: nothing is carried over. */
const RecordScreen = ({ resource }: { resource: string }) => {
  const { id = '' } = useParams<{ id: string }>();
  return <OneRecord key={`${resource}/${id}`} resource={resource} id={id} />;
};

const VIEWS: DerivedViews = {
  list: () => import('../list/DerivedList.tsx'),
  create: () => import('./CreateScreen.tsx'),
  record: async () => ({ default: RecordScreen }),
};

export default RecordScreen;
