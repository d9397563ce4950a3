import { useState } from 'react';

/**
 * Returns the record as it was when the user began to type, for the form's initial values and the version that is sent: what another user saves
 * meanwhile is not overwritten without a question, even if the record has been read again. `setSeen` takes the record as it was stored, and
 * `setDirty` whether the form has unsaved changes; without any, the form follows the record.
 */
export const useSeen = <Record>(record: Record) => {
  const [isDirty, setDirty] = useState(false);
  const [frozen, setSeen] = useState(record);
  if (!isDirty && frozen !== record) setSeen(record);
  return { seen: isDirty ? frozen : record, setSeen, setDirty };
};
