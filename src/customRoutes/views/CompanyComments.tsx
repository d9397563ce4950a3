import type { RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { PlaceContext } from '../../ui/place/Place.ts';
import { ViewComments } from './ViewComments.tsx';

/** The comments of any company, for the operator: its banners are those to choose from. */
const CompanyComments = ({ record }: { record: RaRecord }) => {
  const company = Number(record.id);
  const place = useMemo(
    () => ({ resource: 'banners', base: `/companies/${company}/banners`, params: { company } }),
    [company],
  );
  return (
    <PlaceContext value={place}>
      <ViewComments company={company} />
    </PlaceContext>
  );
};

export default CompanyComments;
