import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { fieldKey } from '../../framework/define/textKeys.ts';
import { catalogueKey } from '../../i18n/catalogue.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import type { ShownOffer } from './shownOffer.ts';

/** Switches an offer on and off, at once. When that fails, it says so and stays as it was. */
export const ActiveSwitch = ({ offer }: { offer: ShownOffer }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [update, { isPending }] = useUpdate<ShownOffer, Error>();
  const turn = (active: boolean) =>
    update(
      'offers',
      { id: offer.id, data: { ...offer, active }, previousData: offer, meta: { params: {} } },
      {
        onSuccess: () => notify(catalogueKey('offer_saved'), { type: 'success' }),
        onError: (error) =>
          notify(errorText(error), { type: 'error', title: catalogueKey('error_saving_offer') }),
      },
    );
  return (
    <FormControlLabel
      sx={{ justifySelf: 'start' }}
      control={
        <Switch
          checked={offer.active}
          disabled={isPending}
          onChange={(_, active) => turn(active)}
        />
      }
      label={translate(fieldKey('offers', 'active'))}
    />
  );
};
