import { LinkBase, useTranslate } from 'ra-core';
import type { Token } from '../../../contract/balance/token.ts';
import { vehicleResource } from '../../customRoutes/vehicles/car.tsx';

/** What a token has paid for, leading to the vehicle, and before it the name that it was given. */
const TokenCell = ({ row: { id, name, used, car_id, vehicle } }: { row: Token }) => {
  const translate = useTranslate();
  const isNamed = name !== `#${id}`;
  return (
    <>
      {isNamed && `${name} · `}
      {car_id !== null && typeof vehicle === 'string' ? (
        <LinkBase to={`/${vehicleResource()}/${car_id}`}>
          {vehicle || translate('vehicles.unnamed', { id: car_id })}
        </LinkBase>
      ) : (
        translate(used === 1 ? 'pages.token.vehicle_deleted' : 'pages.token.unused')
      )}
    </>
  );
};

export default TokenCell;
