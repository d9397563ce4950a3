import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { ApplyLook } from './apply.tsx';
import { lookApi } from './lookApi.ts';

/** A company's look on its finished vehicles, for the operator. */
const CompanyApply = ({ record }: { record: RaRecord & { id: number } }) => {
  const api = useMemo(() => lookApi(record.id), [record.id]);
  return <ApplyLook api={api} vehicles="/adminCars" />;
};

export default CompanyApply;
