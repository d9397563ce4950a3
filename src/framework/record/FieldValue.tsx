import type { RaRecord } from 'ra-core';
import { useComponents } from '../../ui/useComponents.ts';
import type { ValueProps } from '../../ui/values/value.ts';
import { valueAt } from '../../ui/values/valueAt.ts';
import { valueProps } from '../kinds/fieldProps.ts';
import { isEmpty } from '../kinds/fieldValue.ts';
import { KINDS } from '../kinds/kinds.ts';
import { resourceNamed } from '../registry.ts';

/** A field's value on a page. */
export const FieldValue = ({
  resource,
  name,
  record,
}: {
  resource: string;
  name: string;
  record: RaRecord;
}) => {
  const field = resourceNamed(resource).fields[name];
  const kind = KINDS[field?.kind ?? 'text'];
  const slot = field?.cell ?? kind.value;
  const [Own] = useComponents<ValueProps & { row: RaRecord }>(slot ? [slot] : []) ?? [];
  const value = valueAt(record, name);
  if (!field) return null;
  if (!field.cell && isEmpty(value)) return '–';
  const given = { ...valueProps(resource, name, field), value };
  if (slot) return Own ? <Own {...given} row={record} /> : null;
  return kind.Cell ? <kind.Cell {...given} /> : String(value);
};
