import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ROWS } from '../../list/listMeta.ts';
import { ToolButton } from '../../ui/buttons.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { Placard } from '../../ui/states/Placard.tsx';
import { FailedPicture } from '../../ui/states/pictures.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';

/**
 * For the operator, whose settings and tokens are those of a company: chooses the company, and leads to the part of its page that the
 * address means (specification, chapter 2). The first hundred stand here, the search finds the others.
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
  const errorText = useErrorText();
  if (error)
    return (
      <Placard
        isAlarm
        picture={<FailedPicture />}
        title={translate('list.failed_hint')}
        text={errorText(error)}
      >
        <ToolButton type="button" onClick={() => void refetch()}>
          {translate('common.retry')}
        </ToolButton>
      </Placard>
    );
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
