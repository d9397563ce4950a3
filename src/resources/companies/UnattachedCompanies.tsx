import { ListContextProvider, useListController, useTranslate } from 'react-admin';
import type { CompanyChoice } from '../../../contract/companies/company.ts';
import { ListPagination } from '../../list/ListPagination.tsx';
import { ChoiceLines } from '../../ui/form/ChoiceLines.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { EmptyState, LoadFailed } from '../../ui/states/EmptyState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';

const PER_PAGE = 10;

interface UnattachedCompaniesProps {
  /** The company that one of them shall belong to. */
  parent: number;
  chosen: CompanyChoice | undefined;
  onChoose: (company: CompanyChoice) => void;
}

/** The companies that can be attached to one, page by page and searched; one of them is chosen, and stays in sight. */
export const UnattachedCompanies = ({ parent, chosen, onChoose }: UnattachedCompaniesProps) => {
  const translate = useTranslate();
  const list = useListController<CompanyChoice>({
    resource: 'unattachedCompanies',
    disableAuthentication: true, // the screen around it has asked
    disableSyncWithLocation: true,
    storeKey: false,
    perPage: PER_PAGE,
    sort: { field: 'title', order: 'ASC' },
    filter: { company_id: parent },
    queryOptions: { onError: () => undefined },
  });
  const { data, error, isPending, refetch, filterValues, setFilters } = list;
  const searched: string = filterValues.q ?? '';
  const found = data ?? [];
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;

  return (
    <>
      <SearchField
        searched={searched}
        placeholder={translate('pages.attach.search')}
        onSearch={(q) => setFilters({ q })}
      />
      {isPending && <Skeleton rows={5} areCards={false} />}
      {error && !data && (
        <LoadFailed title={translate('pages.attach.failed')} error={error} onRetry={refetch} />
      )}
      {data && found.length === 0 && (
        <EmptyState
          isNothingFound
          title={translate(searched ? 'catalogue.no_results' : 'catalogue.no_data')}
          text={searched ? '' : translate('pages.attach.empty')}
        />
      )}
      {shown.length > 0 && (
        <ChoiceLines aria-label={translate('pages.attach.choices')}>
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
        </ChoiceLines>
      )}
      <ListContextProvider value={list}>
        <ListPagination usualSize={PER_PAGE} />
      </ListContextProvider>
    </>
  );
};
