import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ROWS } from '../../framework/list/useAskedFilter.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { LoadFailed } from '../../ui/states/EmptyState.tsx';

/**
 * For the operator, whose settings and tokens are those of a company: chooses the company, and leads to the part of its page that the
 * address means (specification, chapter 2). The first hundred are listed, the search finds the others.
 */
const ChooseCompany = ({ tab }: { tab: string }) => {
  const translate = useTranslate();
  const [q, setSearch] = useState('');
  const {
    data: companies = [],
    error,
    isPending,
    refetch,
  } = useGetList<RaRecord & { title: string }>('companyChoices', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
    filter: q ? { q } : {},
    meta: ROWS,
  });
  if (error)
    return <LoadFailed title={translate('list.failed_hint')} error={error} onRetry={refetch} />;
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640 }} aria-busy={isPending}>
      <p style={{ margin: 0 }}>{translate('pages.choose_company.lead')}</p>
      <SearchField
        searched={q}
        placeholder={translate('pages.choose_company.search')}
        onSearch={setSearch}
      />
      <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
        {companies.map(({ id, title }) => (
          <li key={id}>
            <Link component={LinkBase} to={`/companies/${id}/${tab}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

export default ChooseCompany;
