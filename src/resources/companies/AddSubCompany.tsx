import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import {
  LinkBase,
  type RaRecord,
  useDataProvider,
  useNavigate,
  useNotify,
  useTranslate,
} from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Toolbar } from 'react-admin';
import type { Company, CompanyChoice } from '../../../contract/companies/company.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { catalogueKey } from '../../i18n/catalogue.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { UnattachedCompanies } from './UnattachedCompanies.tsx';

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
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const attach = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      await dataProvider.act('subCompanies', 'attach', {
        params: { id: record.id },
        body: { company_id: chosen.id },
      });
      notify(catalogueKey('subcompany_attached'), { type: 'success' });
      client.invalidateQueries();
      navigate(back);
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
  };

  return (
    <Card
      component="form"
      onSubmit={attach}
      sx={{ display: 'grid', gap: 1.5, maxWidth: 680, mt: 2, px: { xs: 2, sm: 3 }, pt: 2 }}
    >
      <p style={{ margin: 0 }}>{translate('pages.attach.lead', { name: record.title })}</p>
      <UnattachedCompanies parent={record.id} chosen={chosen} onChoose={setChosen} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Toolbar>
        <Button component={LinkBase} to={back} color="inherit">
          {translate('record.cancel')}
        </Button>
        <Button type="submit" variant="contained" data-saves disabled={!chosen || isSending}>
          {translate('pages.attach.attach')}
        </Button>
      </Toolbar>
    </Card>
  );
};

export default AddSubCompany;
