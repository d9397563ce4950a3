import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  LinkBase,
  type RaRecord,
  useDataProvider,
  useNavigate,
  useNotify,
  useTranslate,
} from 'ra-core';
import { type FormEvent, useState } from 'react';
import { ListContextProvider, Toolbar, useListController } from 'react-admin';
import type { Company, CompanyChoice } from '../../../contract/entities/company.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { catalogueKey } from '../../i18n/catalogue.ts';
import { ListPagination } from '../../list/ListPagination.tsx';
import { ChoiceLines } from '../../ui/form/ChoiceLines.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { EmptyState, LoadFailed } from '../../ui/states/EmptyState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';

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

/** Chooses a company that belongs to no other, and attaches it (specification, chapters 2 and 7: AddSubcompany). */
const AddSubCompany = ({
  resource,
  record,
}: {
  resource: string;
  record: RaRecord & Pick<Company, 'id' | 'title'>;
}) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const back = usePlace(resource).record(record.id, 'subcompanies');
  const [chosen, setChosen] = useState<CompanyChoice>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ id }: CompanyChoice) =>
      dataProvider.act('subCompanies', 'attach', {
        params: { id: record.id },
        body: { company_id: id },
      }),
    onSuccess: () => {
      notify(catalogueKey('subcompany_attached'), { type: 'success' });
      client.invalidateQueries();
      navigate(back);
    },
  });

  const attach = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isPending) mutate(chosen);
  };

  return (
    <Card
      component="form"
      onSubmit={attach}
      sx={{ display: 'grid', gap: 1.5, maxWidth: 680, mt: 2, px: { xs: 2, sm: 3 }, pt: 2 }}
    >
      <p style={{ margin: 0 }}>{translate('pages.attach.lead', { name: record.title })}</p>
      <UnattachedCompanies parent={record.id} chosen={chosen} onChoose={setChosen} />
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      <Toolbar>
        <Button component={LinkBase} to={back} color="inherit">
          {translate('record.cancel')}
        </Button>
        <Button type="submit" variant="contained" data-saves disabled={!chosen || isPending}>
          {translate('pages.attach.attach')}
        </Button>
      </Toolbar>
    </Card>
  );
};

export default AddSubCompany;
