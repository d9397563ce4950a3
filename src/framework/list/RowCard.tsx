import { useTranslate } from 'react-admin';
import { CardLines } from '../../ui/table/CardLines.tsx';
import { fieldKey } from '../define/textKeys.ts';
import { FieldCell } from '../kinds/cells.tsx';
import { useDeclared } from '../useDeclared.ts';
import { RowName } from './RowLink.tsx';
import { useColumns } from './useColumns.ts';

/** How much of a row a card shows below its name. */
const MOST = 4;

/** A row on a phone, where it has no card of its own: its name and what the first columns say. */
export const RowCard = () => {
  const translate = useTranslate();
  const { resource } = useDeclared();
  const columns = useColumns();
  const others = columns.filter(({ isName, isOptional }) => !isName && !isOptional).slice(0, MOST);
  return (
    <CardLines>
      <strong>
        {columns.map(({ name, isName }) => isName && <RowName key={name} name={name} />)}
      </strong>
      <dl>
        {others.map(({ name }) => (
          <div key={name}>
            <dt>{translate(fieldKey(resource, name))}</dt>
            <dd>
              <FieldCell name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </CardLines>
  );
};
