import type { RaRecord } from 'ra-core';
import { useComponents } from '../../ui/useComponents.ts';
import { valueAt } from '../../ui/values/valueAt.ts';
import { isEmpty } from '../kinds/fieldValue.ts';
import type { CellProps } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import { resourceNamed } from '../registry.ts';

/** A field's value on a page. */
export const FieldValue = ({ resource, name, record }: { resource: string; name: string; record: RaRecord }) => {
  const field = resourceNamed(resource).fields[name];
  const { Cell, value } = KINDS[field?.kind ?? 'text'];
  const slot = field?.cell ?? value;
  const [Own] = useComponents<CellProps>(slot ? [slot] : []) ?? [];
  if (!field) return null;
  const shown = valueAt(record, name);
  if (!field.cell && isEmpty(shown)) return '–';
  const given = { resource, name, field, row: record };
  if (slot) return Own ? <Own {...given} /> : null;
  if (Cell) return <Cell {...given} />;
  return String(shown);
};
