import AttachFile from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { choiceKey } from '@turntable/declare/define/textKeys.ts';
import { PROPOSED_TYPES } from '@turntable/declare/ui/form/pictureTypes.ts';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useRef, useState } from 'react';
import { LinkBase, useNotify, useTranslate } from 'react-admin';
import { adminComplaints } from '../../../contract/complaints/calls.ts';
import type { ComplaintCase } from '../../../contract/complaints/complaint.ts';

const MOST_LETTERS = limitsOf(adminComplaints.answer).answer?.maxLength;

/** The operator's reply: a text, with a corrected picture if there is one, or that the picture stays as it is. */
const AnswerForm = ({ complaint }: { complaint: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const [photo, setPhoto] = useState<File>();
  const [fault, setFault] = useState<string>();
  const {
    mutate,
    error,
    isPending: isSending,
  } = useMutation({
    mutationFn: (state: 'answered' | 'declined') =>
      request(adminComplaints.answer, {
        params: { id: complaint },
        form: { fields: { state, answer }, files: photo ? { photo } : {} },
      }),
    onSuccess: () => {
      notify('complaints.answer_sent', { type: 'success' });
      return client.invalidateQueries();
    },
  });

  const send = (state: 'answered' | 'declined') => {
    if (answer.trim() === '') return setFault(translate('complaints.answer_missing'));
    mutate(state);
  };

  return (
    <Box
      component="section"
      aria-labelledby="complaint-answer"
      sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}
    >
      <Typography id="complaint-answer" variant="h3">
        {translate('complaints.your_answer')}
      </Typography>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      <TextField
        label={translate('complaints.answer')}
        value={answer}
        onChange={({ target }) => {
          setAnswer(target.value);
          setFault(undefined);
        }}
        error={fault !== undefined}
        helperText={fault}
        required
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: MOST_LETTERS } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AttachFile />}
          onClick={() => chooser.current?.click()}
        >
          {translate('complaints.choose_picture')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={PROPOSED_TYPES}
          hidden
          aria-hidden
          onChange={({ target }) => {
            setPhoto(target.files?.[0]);
            target.value = ''; // lets the user choose the same file again
          }}
        />
        {photo && (
          <>
            <span style={{ overflowWrap: 'anywhere' }}>{photo.name}</span>
            <Button size="small" color="inherit" onClick={() => setPhoto(undefined)}>
              {translate('complaints.remove_picture')}
            </Button>
          </>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('complaints.picture_hint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={isSending} onClick={() => send('answered')}>
          {translate('complaints.send_answer')}
        </Button>
        <Button
          color="inherit"
          disabled={isSending || photo !== undefined}
          onClick={() => send('declined')}
        >
          {translate('complaints.decline')}
        </Button>
      </Box>
    </Box>
  );
};

const asTyped = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const ComplaintPicture = ({ address, label }: { address: string; label: string }) => (
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

/** A reported problem as the operator sees it: what the user wrote, the original, the picture, and the reply. */
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
        <ComplaintPicture address={original} label={translate('complaints.original')} />
        {picture && <ComplaintPicture address={picture} label={translate('complaints.picture')} />}
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
