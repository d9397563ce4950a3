import { styled } from '@mui/material/styles';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CompanyChoice } from '../../../contract/entities/company.ts';
import { ToolButton } from '../../ui/buttons.ts';
import { Paginator } from '../../ui/paginator/Paginator.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { Placard } from '../../ui/states/Placard.tsx';
import { FailedPicture, NothingFoundPicture } from '../../ui/states/pictures.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';

const PER_PAGE = 10;

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '4px 12px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& label + label': { borderTop: `1px solid ${theme.palette.divider}` },
  '& label:hover, & label:has(:checked)': { backgroundColor: theme.palette.action.hover },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
}));

interface UnattachedCompaniesProps {
  /** The company that one of them shall belong to. */
  parent: number;
  chosen: CompanyChoice | undefined;
  onChoose: (company: CompanyChoice) => void;
}

/** The companies that can be attached to one, page by page and searched; one of them is chosen, and stays in sight. */
export const UnattachedCompanies = ({ parent, chosen, onChoose }: UnattachedCompaniesProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [searched, setSearched] = useState('');
  const [{ page, perPage }, setPagination] = useState({ page: 1, perPage: PER_PAGE });
  const { data, total, error, isPending, refetch } = useGetList<CompanyChoice>(
    'unattachedCompanies',
    {
      pagination: { page, perPage },
      sort: { field: 'title', order: 'ASC' },
      filter: { q: searched, company_id: parent },
    },
  );
  const search = (text: string) => {
    setSearched(text);
    setPagination({ page: 1, perPage });
  };
  const found = data ?? [];
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;

  return (
    <>
      <SearchField
        searched={searched}
        placeholder={translate('pages.attach.search')}
        onSearch={search}
      />
      {isPending && <Skeleton rows={5} areCards={false} />}
      {error && !data && (
        <Placard
          isAlarm
          picture={<FailedPicture />}
          title={translate('pages.attach.failed')}
          text={errorText(error)}
        >
          <ToolButton type="button" onClick={() => refetch()}>
            {translate('common.retry')}
          </ToolButton>
        </Placard>
      )}
      {data && found.length === 0 && (
        <Placard
          picture={<NothingFoundPicture />}
          title={translate(searched ? 'catalogue.no_results' : 'catalogue.no_data')}
          text={searched ? '' : translate('pages.attach.empty')}
        />
      )}
      {shown.length > 0 && (
        <Choices aria-label={translate('pages.attach.choices')}>
          {shown.map((company) => (
            <label key={company.id}>
              <input
                type="radio"
                name="company"
                checked={company.id === chosen?.id}
                onChange={() => onChoose(company)}
              />
              {company.title}
            </label>
          ))}
        </Choices>
      )}
      {found.length > 0 && (
        <Paginator
          count={found.length}
          total={total}
          atLeast={undefined}
          page={page}
          perPage={perPage}
          usualSize={PER_PAGE}
          hasNextPage={page * perPage < (total ?? 0)}
          onPage={(next) => setPagination({ page: next, perPage })}
          onPerPage={(size) => setPagination({ page: 1, perPage: size })}
        />
      )}
    </>
  );
};
