import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { searchInput } from '@turntable/declare/list/filterInputs.tsx';
import { RECORDS_SHOWN, ROWS } from '@turntable/declare/list/filters.ts';
import { LoadFailed } from '@turntable/declare/ui/states/EmptyState.tsx';
import {
  FilterLiveForm,
  LinkBase,
  ListBase,
  type RaRecord,
  useTranslate,
  WithListContext,
} from 'react-admin';

/** The search's debounce, in milliseconds. */
const DEBOUNCE = 100;

/**
 * For the operator, whose settings and tokens are those of a company: chooses the company, and leads to the part of its page that the
 * address means (specification, chapter 2). The first hundred are listed, the search finds the others.
 */
const ChooseCompany = ({ tab }: { tab: string }) => {
  const translate = useTranslate();
  return (
    <ListBase
      resource="companyChoices"
      perPage={RECORDS_SHOWN}
      sort={{ field: 'title', order: 'ASC' }}
      queryOptions={{ meta: ROWS, onError: () => undefined }}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
    >
      <p>{translate('pages.choose_company.lead')}</p>
      <Box sx={{ maxWidth: 640 }}>
        <FilterLiveForm debounce={DEBOUNCE}>
          {searchInput(translate('pages.choose_company.search'))}
        </FilterLiveForm>
      </Box>
      <WithListContext<RaRecord & { title: string }>
        render={({ data = [], error, refetch, isPending }) =>
          error ? (
            <LoadFailed
              title={translate('list.failed_hint')}
              error={error}
              onRetry={() => refetch?.()}
            />
          ) : (
            <ul style={{ padding: 0, listStyle: 'none', lineHeight: 2 }} aria-busy={isPending}>
              {data.map(({ id, title }) => (
                <li key={id}>
                  <Link component={LinkBase} to={`/companies/${id}/${tab}`}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      />
    </ListBase>
  );
};

export default ChooseCompany;
