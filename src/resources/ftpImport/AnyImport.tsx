import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import ImportStrip from './ImportStrip.tsx';
import { importingCompanies } from './useImport.ts';

/** Above the imported vehicles of all companies: the import of a company that the operator chooses. */
const AnyImport = () => {
  const translate = useTranslate();
  const { data: companies = [] } = useQuery({
    queryKey: ['companies with vehicles from FTP'],
    queryFn: importingCompanies,
  });
  const [chosen, setChosen] = useState<number>();
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  if (!company) return null;
  return (
    <ImportStrip
      key={company.id}
      company={company.id}
      choice={
        <NativeChoice
          fullWidth={false}
          style={{ flex: '0 1 240px' }}
          label={translate('ftp_import.company')}
          value={company.id}
          choices={companies.map(({ id, title }) => [id, title])}
          onChoose={setChosen}
        />
      }
    />
  );
};

export default AnyImport;
