import { useDataProvider } from 'ra-core';
import { ApiError } from '../../../api/apiError.ts';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { BulkRunProps } from '../../../list/definition.ts';
import { BulkDialog } from '../../../ui/bulk/BulkDialog.tsx';
import { useCarNames } from './useCarNames.ts';

/** A vehicle that is gone already is what the user wanted. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 404;

/** Deletes the chosen vehicles with all their photos. */
const DeleteCars = ({ ids, onClose }: BulkRunProps) => {
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const nameOf = useCarNames();
  return (
    <BulkDialog
      isDestructive
      items={ids}
      nameOf={nameOf}
      texts="vehicles.bulk.delete"
      work={(id) =>
        dataProvider.delete('cars', { id }).catch((error: unknown) => {
          if (!isGone(error)) throw error;
        })
      }
      onClose={onClose}
    />
  );
};

export default DeleteCars;
