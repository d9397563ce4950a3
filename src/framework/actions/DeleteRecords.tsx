import { type Identifier, type RaRecord, useDataProvider, useTranslate } from 'ra-core';
import { ApiError } from '../../api/apiError.ts';
import { BulkDialog } from '../../ui/bulk/BulkDialog.tsx';
import { LeftOut } from '../../ui/names/LeftOut.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { nameKey } from '../define/textKeys.ts';
import { useAct } from './useAct.ts';
import { useSortedOut } from './useSortedOut.ts';

interface DeleteRecordsProps {
  resource: string;
  ids: readonly Identifier[];
  /** Records that no list has shown. */
  known?: readonly RaRecord[];
  /** Names what is gone. */
  onClose: (deleted: readonly Identifier[]) => void;
}

/** What is gone already is what the user wanted. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 404;

/** Asks, deletes one or many, and reports what could not be. */
const DeleteRecords = ({ resource, ids, known, onClose }: DeleteRecordsProps) => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const { params } = usePlace(resource);
  const { reread } = useAct(resource);
  const { meant, leftOut, nameById } = useSortedOut(resource, 'delete', ids, known);
  return (
    <BulkDialog
      isDestructive
      items={meant}
      nameOf={nameById}
      texts="list.delete"
      values={{ what: translate(nameKey(resource), { smart_count: meant.length }) }}
      leftOut={<LeftOut items={leftOut} />}
      work={(id) =>
        dataProvider.delete(resource, { id, meta: { params } }).catch((error: unknown) => {
          if (!isGone(error)) throw error;
        })
      }
      onClose={(deleted) => {
        if (deleted.length > 0) reread();
        onClose(deleted);
      }}
    />
  );
};

export default DeleteRecords;
