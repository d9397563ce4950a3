import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogueKey } from '@turntable/declare/define/messages.ts';
import { ROWS } from '@turntable/declare/list/filters.ts';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import {
  AutocompleteInput,
  Form,
  LinkBase,
  type RaRecord,
  ReferenceInput,
  SaveButton,
  Toolbar,
  useDataProvider,
  useNavigate,
  useNotify,
  useTranslate,
} from 'react-admin';
import type { Company } from '../../../contract/companies/company.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';

/** Lets the user choose a company without a parent, and attaches it (specification, chapters 2 and 7: AddSubcompany). */
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
  const { mutate, error, isPending } = useMutation({
    mutationFn: (company_id: number) =>
      dataProvider.act('subCompanies', 'attach', {
        params: { id: record.id },
        body: { company_id },
      }),
    onSuccess: () => {
      notify(catalogueKey('subcompany_attached'), { type: 'success' });
      client.invalidateQueries();
      navigate(back);
    },
  });

  const attach = async ({ company_id }: { company_id?: number }) => {
    if (company_id !== undefined) mutate(company_id);
  };

  return (
    <Card
      component="section"
      sx={{ display: 'grid', gap: 1.5, maxWidth: 680, mt: 2, px: { xs: 2, sm: 3 }, pt: 2 }}
    >
      <p style={{ margin: 0 }}>{translate('pages.attach.lead', { name: record.title })}</p>
      <Form record={{ id: 'attach' }} onSubmit={attach}>
        <ReferenceInput
          source="company_id"
          reference="unattachedCompanies"
          filter={{ company_id: record.id }}
          sort={{ field: 'title', order: 'ASC' }}
          perPage={100}
          queryOptions={{ meta: ROWS }}
        >
          <AutocompleteInput
            label={translate('pages.attach.choices')}
            optionText="title"
            filterToQuery={(q: string) => (q ? { q } : {})}
            noOptionsText={translate('catalogue.no_results')}
            helperText={false}
          />
        </ReferenceInput>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        <Toolbar>
          <Button component={LinkBase} to={back} color="inherit">
            {translate('record.cancel')}
          </Button>
          <SaveButton label="pages.attach.attach" icon={null} disabled={isPending} data-saves />
        </Toolbar>
      </Form>
    </Card>
  );
};

export default AddSubCompany;
