import { type RaRecord, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Limits } from '../../api/callLimits.ts';
import { useFailure } from '../../record/failure.ts';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { currentUser, useRights } from '../access/useRights.ts';
import { outcomeToast } from '../define/outcomeToast.ts';
import { readableFields, resourceNamed } from '../registry.ts';
import { RecordForm } from './RecordForm.tsx';
import { useRecordName } from './useRecordName.ts';
import { useSave } from './useSave.tsx';
import { Values } from './Values.tsx';
import { writableOnSave } from './writable.ts';

interface FieldsTabProps {
  resource: string;
  record: RaRecord;
  /** The fields of the tab. */
  fields: readonly string[];
}

/** The state with which the form began: follows the record until the user types, then stands still. */
const useSeen = (record: RaRecord) => {
  const [isDirty, setDirty] = useState(false);
  const [frozen, setFrozen] = useState(record);
  if (!isDirty && frozen !== record) setFrozen(record);
  return { seen: isDirty ? frozen : record, setDirty, show: setFrozen };
};

const EditedFields = ({
  resource,
  record,
  fields,
  writable,
}: FieldsTabProps & { writable: Limits }) => {
  const notify = useNotify();
  const nameOf = useRecordName(resource);
  const { outcomes } = resourceNamed(resource);
  const fail = useFailure(resource, fields, outcomes?.saveFailed);
  const { seen, setDirty, show } = useSeen(record);
  const { save, dialog } = useSave(resource);
  const draft = { declared: resourceNamed(resource), writable, seen };

  const submit = async (values: Record<string, unknown>) => {
    try {
      const { record: stored, whose } = await save(draft, values);
      show(stored);
      if (whose === 'mine')
        notify(...outcomeToast(outcomes?.saved, 'record.saved', nameOf(stored)));
    } catch (error) {
      return fail(error);
    }
  };

  return (
    <>
      <RecordForm draft={draft} names={fields} onSave={submit} onDirty={setDirty}>
        <SaveBar />
      </RecordForm>
      {dialog}
    </>
  );
};

/** A part of a record's page that is a form of its own: it saves its own fields. Who may not edit reads them. */
export const FieldsTab = ({ resource, record, fields }: FieldsTabProps) => {
  const declared = resourceNamed(resource);
  const { role } = currentUser();
  const readable = readableFields(declared, role);
  const isShown = (name: string) =>
    !declared.fields[name]?.onlyFilled || (record[name] ?? null) !== null;
  const names = fields.filter((name) => readable.includes(name) && isShown(name));
  const { may, why } = useRights(resource)('edit', record);
  const writable = Object.fromEntries(
    Object.entries(writableOnSave(declared, role)).filter(([name]) => names.includes(name)),
  );
  if (!may || Object.keys(writable).length === 0)
    return <Values resource={resource} names={names} record={record} why={why} />;
  return <EditedFields resource={resource} record={record} fields={names} writable={writable} />;
};
