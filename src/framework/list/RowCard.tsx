import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { fieldKey } from '../define/textKeys.ts';
import { FieldCell } from '../kinds/cells.tsx';
import { useDeclared } from '../useDeclared.ts';
import { RowName } from './RowLink.tsx';
import { useColumns } from './useColumns.ts';

/** A card's inside: a name in `strong`, and below it a `dl` of what there is to say. */
const CardLines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 0 12px 12px',
  fontSize: 14,
  overflowWrap: 'anywhere',
  '& dl': { display: 'grid', gap: 4, margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(90px, 38%) minmax(0, 1fr)',
    gap: 8,
    alignItems: 'baseline',
  },
  '& dt': { fontSize: 13, color: theme.palette.text.secondary },
  '& dd': { margin: 0, '&:empty::before': { content: '"–"', color: theme.palette.text.secondary } },
}));

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
