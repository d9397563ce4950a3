import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type RaRecord, RichTextField } from 'react-admin';
import { useRights } from '../../framework/access/useRights.ts';
import { WebLink } from '../../ui/values/WebLink.tsx';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import type { ShownOffer } from './shownOffer.ts';
import { useReadOnSight } from './useReadOnSight.ts';

/** An offer to read; users who may edit it switch it on and off here, too (specification, chapter 4). */
const OfferPage = ({ record }: { record: RaRecord }) => {
  const offer = record as ShownOffer; // the contract's offer
  const mayEdit = useRights('offers')('edit', record).may;
  useReadOnSight(offer);
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
