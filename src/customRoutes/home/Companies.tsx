import { styled } from '@mui/material/styles';
import { LinkBase, useLocale, useTranslate } from 'ra-core';
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { companyLinks } from './countedLinks.ts';

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 12,
    fontSize: 14,
  },
  '& a': { minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { flex: 'none', fontSize: 13, color: theme.palette.text.secondary },
  '& h3': { margin: 0 },
}));

/** For the operator: companies that can process nothing any more, and those that came last. */
export const Companies = (companies: NonNullable<Dashboard['companies']>) => {
  const { newest } = companies;
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <>
      <Lines>
        {Object.entries(companyLinks(companies)).map(([name, { to, count }]) => (
          <li key={name}>
            <LinkBase to={to}>{translate(`pages.home.${name}`)}</LinkBase>
            <strong>{count.toLocaleString(locale)}</strong>
          </li>
        ))}
      </Lines>
      {newest.length > 0 && (
        <div style={{ display: 'grid', gap: 6 }}>
          <p id="newest-companies">{translate('pages.home.newest')}</p>
          <Lines aria-labelledby="newest-companies">
            {newest.map(({ id, title, created_at }) => (
              <li key={id}>
                <LinkBase to={`/companies/${id}`}>{title}</LinkBase>
                <RelativeTime at={created_at} />
              </li>
            ))}
          </Lines>
        </div>
      )}
    </>
  );
};
