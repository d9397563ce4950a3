import { Edit, Show } from 'react-admin';
import { useRights } from '../access/useRights.ts';
import ListScreen from '../list/ListScreen.tsx';
import type { DerivedViews } from './ListTab.tsx';
import { RecordPage } from './RecordPage.tsx';
import { useRecordView } from './useRecordView.tsx';

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
