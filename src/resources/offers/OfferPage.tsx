import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRights } from '@turntable/declare/access/useRights.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import type { ResponseOf } from '@turntable/declare/contract/call.ts';
import { catalogueKey } from '@turntable/declare/define/messages.ts';
import { fieldKey } from '@turntable/declare/define/textKeys.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { WebLink } from '@turntable/declare/ui/values/WebLink.tsx';
import { useEffect } from 'react';
import { type RaRecord, RichTextField, useNotify, useTranslate, useUpdate } from 'react-admin';
import type { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';
import { specialOffers } from '../../../contract/offers/calls.ts';
import { useOfferReaders } from './useOfferReaders.ts';

/** An offer as its page reads it. */
type ShownOffer = ResponseOf<typeof adminSpecialOffers.one>['data'];

/** Marks an offer as read when it is shown, so that it no longer opens automatically. The operator's reading does not count. */
const useMarkRead = ({ id, read }: ShownOffer): void => {
  const client = useQueryClient();
  const isReader = !useRights('offers')('edit').may;
  useEffect(() => {
    if (!isReader || read) return;
    // if this fails, the offer opens once more
    request(specialOffers.read, { params: { id } }).then(
      () => client.invalidateQueries({ queryKey: ['offers'] }),
      () => undefined,
    );
  }, [client, id, isReader, read]);
};

/** Switches an offer on and off at once. If that fails, says so and stays as it was. */
const ActiveSwitch = ({ offer }: { offer: ShownOffer }) => {
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
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={offer.active}
            disabled={isPending}
            onChange={(_, active) => turn(active)}
          />
        }
        label={translate(fieldKey('offers', 'active'))}
      />
      <FormHelperText sx={{ m: 0 }}>{useOfferReaders().text}</FormHelperText>
    </div>
  );
};

/** Shows an offer; users who may edit it can switch it on and off here (specification, chapter 4). */
const OfferPage = ({ record }: { record: RaRecord }) => {
  const offer = record as ShownOffer; // the offer of the contract
  const mayEdit = useRights('offers')('edit', record).may;
  useMarkRead(offer);
  return (
    <Card component="article" sx={{ maxWidth: 920 }}>
      {offer.image && (
        <Box
          component="img"
          src={offer.image}
          alt=""
          sx={{ display: 'block', width: '100%', maxHeight: 420, objectFit: 'cover' }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          p: { xs: 2, sm: 3 },
          overflowWrap: 'anywhere',
          '& > p > a': { color: 'primary.main' },
        }}
      >
        <Typography variant="h2">{offer.title}</Typography>
        <RichTextField source="description" record={record} />
        {offer.link && (
          <p style={{ margin: 0 }}>
            <WebLink address={offer.link} />
          </p>
        )}
        {mayEdit && <ActiveSwitch offer={offer} />}
      </Box>
    </Card>
  );
};

export default OfferPage;
