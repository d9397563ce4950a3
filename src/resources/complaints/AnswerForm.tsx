import AttachFile from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { adminComplaints } from '../../../contract/complaints/calls.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { request } from '../../api/httpClient.ts';
import { LongText } from '../../ui/form/LongText.tsx';
import { PROPOSED_TYPES } from '../../ui/form/pictureTypes.ts';
import { useErrorText } from '../../ui/useErrorText.ts';

const MOST_LETTERS = limitsOf(adminComplaints.answer).answer?.maxLength;

/** The operator's answer: in words, with a corrected picture where there is one; or that it stays as it is. */
export const AnswerForm = ({ complaint }: { complaint: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const [photo, setPhoto] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async (state: 'answered' | 'declined') => {
    if (answer.trim() === '') return setFault(translate('complaints.answer_missing'));
    setSending(true);
    setFailure(undefined);
    try {
      const files: Record<string, File> = photo ? { photo } : {};
      await request(adminComplaints.answer, {
        params: { id: complaint },
        form: { fields: { state, answer }, files },
      });
      notify('complaints.answer_sent', { type: 'success' });
      await client.invalidateQueries();
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
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
      {failure && <Alert severity="error">{failure}</Alert>}
      <LongText
        label={translate('complaints.answer')}
        value={answer}
        fault={fault}
        maxLength={MOST_LETTERS}
        onChange={(written) => {
          setAnswer(written);
          setFault(undefined);
        }}
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
            target.value = ''; // the same file can be chosen again
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
