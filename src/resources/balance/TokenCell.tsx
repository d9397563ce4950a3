import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'react-admin';
import type { Token } from '../../../contract/balance/token.ts';
import { vehicleResource } from '../../customRoutes/vehicles/car.tsx';

/** Shows the token's name, if it has one, and a link to the vehicle that it paid for. */
const TokenCell = ({ row: { id, name, used, car_id, vehicle } }: { row: Token }) => {
  const translate = useTranslate();
  const isNamed = name !== `#${id}`;
  return (
    <>
      {isNamed && `${name} · `}
      {vehicle === null ? (
        translate(used === 1 ? 'pages.token.vehicle_deleted' : 'pages.token.unused')
      ) : (
        <Link component={LinkBase} to={`/${vehicleResource()}/${car_id}`}>
          {vehicle || translate('vehicles.unnamed', { id: car_id })}
        </Link>
      )}
    </>
  );
};

export default TokenCell;
