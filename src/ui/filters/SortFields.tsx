import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '& label': { fontSize: 13, fontWeight: 600, color: theme.palette.text.secondary },
  '& select': {
    font: 'inherit',
    fontSize: 16,
    fontWeight: 400,
    width: '100%',
    height: 44,
    marginTop: 4,
    padding: '0 8px',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 8,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
  },
}));

type Order = 'ASC' | 'DESC';

interface SortFieldsProps {
  /** Texts are translation keys. */
  columns: readonly { sort?: string; label: string }[];
  field: string;
  order: Order;
  onSort: (sort: { field: string; order: Order }) => void;
}

/** By what a list is sorted, where there are no column heads to press. */
export const SortFields = ({ columns, field, order, onSort }: SortFieldsProps) => {
  const translate = useTranslate();
  return (
    <Fields>
      <label>
        {translate('list.sort_by')}
        <select value={field} onChange={({ target }) => onSort({ field: target.value, order })}>
          {columns.map(
            ({ sort, label }) =>
              sort && (
                <option key={sort} value={sort}>
                  {translate(label)}
                </option>
              ),
          )}
        </select>
      </label>
      <label>
        {translate('list.sort_direction')}
        <select
          value={order}
          onChange={({ target }) =>
            onSort({ field, order: target.value === 'ASC' ? 'ASC' : 'DESC' })
          }
        >
          <option value="ASC">{translate('list.ascending')}</option>
          <option value="DESC">{translate('list.descending')}</option>
        </select>
      </label>
    </Fields>
  );
};
