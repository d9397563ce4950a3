import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { Notice } from '../../../layout/Notice.tsx';
import { vehicleResource } from '../car/vehicleResource.ts';

/** There is no such vehicle, or not for this user. */
export const VehicleMissing = () => {
  const translate = useTranslate();
  return (
    <Notice title={translate('vehicle.not_found')} hint={translate('vehicle.not_found_hint')}>
      <Button component={LinkBase} to={`/${vehicleResource()}`} variant="contained">
        {translate('vehicle.to_list')}
      </Button>
    </Notice>
  );
};
