import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import type { ComplaintCase } from '../../../contract/complaints/complaint.ts';
import { choiceKey } from '../../framework/define/textKeys.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const asTyped = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const Picture = ({ address, label }: { address: string; label: string }) => (
  <Box component="figure" sx={{ m: 0 }}>
    <Box
      component="img"
      src={address}
      alt={label}
      sx={{ display: 'block', width: '100%', borderRadius: 2, bgcolor: 'action.hover' }}
    />
    <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {label}
    </Typography>
  </Box>
);

/** A complaint before the operator: what was said, the original and the picture, and his answer. */
const ComplaintView = ({ record }: { record: ComplaintCase }) => {
  const translate = useTranslate();
  const {
    about,
    text,
    sender_name,
    company,
    created_at,
    car_id,
    photo_id,
    vehicle,
    state,
    answer,
    answered_at,
    original,
    picture,
  } = record;
  return (
    <Card
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography variant="h2">{translate(choiceKey('complaints', 'about', about))}</Typography>
        <Typography variant="body2" color="textSecondary">
          {sender_name}, {company}, <RelativeTime at={created_at} />
        </Typography>
      </div>
      <Typography sx={asTyped}>{text}</Typography>
      <Link
        component={LinkBase}
        to={`/adminCars/${car_id}?photo=${photo_id}`}
        sx={{ justifySelf: 'start' }}
      >
        {translate('complaints.open_vehicle', { vehicle })}
      </Link>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Picture address={original} label={translate('complaints.original')} />
        {picture && <Picture address={picture} label={translate('complaints.picture')} />}
      </Box>
      {state === 'open' ? (
        <AnswerForm complaint={record.id} />
      ) : (
        <section aria-labelledby="complaint-answer">
          <Typography id="complaint-answer" variant="h3">
            {translate(record.corrected === 1 ? 'complaints.corrected' : 'complaints.answer_of')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {answered_at && <RelativeTime at={answered_at} />}
          </Typography>
          <Typography sx={asTyped}>{answer}</Typography>
        </section>
      )}
    </Card>
  );
};

export default ComplaintView;
