import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import type { Company } from '../../../contract/companies/company.ts';
import { usePlace } from '../../ui/place/Place.ts';
import { lookApi } from '../look/lookApi.ts';
import { savedLook } from '../look/standardLook.ts';
import { LookForm } from './basic.tsx';

/** The standard look of any company, for the operator. */
const CompanyLook = ({ resource, record }: { resource: string; record: RaRecord & Company }) => {
  const client = useQueryClient();
  const api = useMemo(() => lookApi(record.id), [record.id]);
  const toApply = usePlace(resource).record(record.id, 'apply');
  // the other parts of the company's page save against the same version
  const reread = () => client.invalidateQueries({ queryKey: [resource] });
  return (
    <LookForm
      api={api}
      company={record.id}
      saved={savedLook(record)}
      toApply={toApply}
      onSaved={reread}
    />
  );
};

export default CompanyLook;
