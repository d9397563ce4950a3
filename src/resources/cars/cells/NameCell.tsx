import { useTranslate } from 'ra-core';
import type { CarRow } from '../../../../contract/vehicles/vehicle.ts';
import { RowLink } from '../../../ui/table/RowLink.tsx';
import { carName } from '../carStates.ts';

/** What the vehicle is called, leading to its page. */
export const NameCell = ({ row }: { row: CarRow }) => {
  const translate = useTranslate();
  return (
    <RowLink row={row}>{carName(row) ?? translate('vehicles.unnamed', { id: row.id })}</RowLink>
  );
};
