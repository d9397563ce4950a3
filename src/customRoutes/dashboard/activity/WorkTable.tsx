import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { LinkBase, useLocale, useTranslate } from 'react-admin';
import type { CountedLink } from '../countedLinks.ts';
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

type Key = string | number;
type Row = Record<Measure, number> & { key: Key; name: string };

interface WorkTableProps {
  /** For screen readers; translated, like `head`. */
  caption?: string;
  head: string;
  rows: readonly Row[];
  /** What the figures of a row lead to, by its key. */
  links?: Partial<Record<Measure, ReadonlyMap<Key, CountedLink>>>;
}

/** Photos, vehicles and cost of days, people or companies. */
export const WorkTable = ({ caption, head, rows, links }: WorkTableProps) => {
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
            {MEASURES.map((measure) => {
              const text = row[measure].toLocaleString(locale);
              const link = links?.[measure]?.get(row.key);
              return (
                <td key={measure}>
                  {link && link.count > 0 ? <LinkBase to={link.to}>{text}</LinkBase> : text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WorkGrid>
  );
};
