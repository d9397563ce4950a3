import { useCallback, useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { ConflictDialog, type ConflictDialogProps } from '../../ui/dialogs/ConflictDialog.tsx';

export type Whose = 'mine' | 'theirs';

/** Another user has saved since the version that this was based on. */
export const isStale = (
  error: unknown,
  { version }: { id?: unknown; version?: unknown },
): boolean => error instanceof ApiError && error.code === 409 && typeof version === 'number';

/** Asks whose state stays; `dialog` has to be drawn. */
export const useConflict = () => {
  const [conflict, setConflict] = useState<ConflictDialogProps>();
  const ask = useCallback(async (fields: ConflictDialogProps['fields']): Promise<Whose> => {
    const whose = await new Promise<Whose>((decide) => setConflict({ fields, decide }));
    setConflict(undefined);
    return whose;
  }, []);
  return { ask, dialog: conflict && <ConflictDialog {...conflict} /> };
};
