import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MEASURES, type Measure } from './steps.ts';

const WorkGrid = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    padding: '6px 0 6px 12px',
    borderTop: `1px solid ${theme.palette.divider}`,
    textAlign: 'right',
    fontWeight: 400,
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', overflowWrap: 'anywhere' },
  '& thead th': { borderTop: 0, fontSize: 13, color: theme.palette.text.secondary },
}));

type Row = Record<Measure, number> & { key: string | number; name: string };

interface WorkTableProps {
  /** For screen readers; translated, like `head`. */
  caption?: string;
  head: string;
  rows: readonly Row[];
  /** What a row's vehicles are shown as, if not as their number. */
  vehiclesOf?: (row: Row) => ReactNode;
}

/** Photos, vehicles and cost of days, people or companies. */
export const WorkTable = ({ caption, head, rows, vehiclesOf }: WorkTableProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <WorkGrid>
      {caption && <caption style={visuallyHidden}>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {MEASURES.map((measure) => (
            <th key={measure} scope="col">
              {translate(`pages.home.activity.${measure}_short`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {MEASURES.map((measure) => (
              <td key={measure}>
                {(measure === 'vehicles' && row.vehicles > 0 && vehiclesOf?.(row)) ||
                  row[measure].toLocaleString(locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WorkGrid>
  );
};
