import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { complaints } from '../../../contract/complaints/calls.ts';
import { ComplaintAbout } from '../../../contract/complaints/complaint.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { LongText } from '../../ui/form/LongText.tsx';
import { failureText, usePageState, usePhotoNotices } from './actions.tsx';
import { usePhotoSeries } from './comparison.tsx';
import { useComplain } from './complaints.tsx';

const MOST_LETTERS = limitsOf(complaints.send).text?.maxLength;

/** Says what is wrong with a finished picture: a choice, and the rest in words. */
const ComplaintDialog = ({ photo }: { photo: number }) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const notices = usePhotoNotices();
  const complain = useComplain();
  const name = usePhotoSeries().find((one) => one.photo.id === photo)?.name ?? '';
  const [about, setAbout] = useState<ComplaintAbout>('cutout');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFault(translate('complaints.text_missing'));
    setSending(true);
    setFailure(undefined);
    try {
      await complain({ photo, about, text });
      notices.say('complaints.sent');
      setOverlay(null);
    } catch (error) {
      setFailure(failureText(error));
      setSending(false);
    }
  };

  return (
    <AskDialog
      title={translate('complaints.send')}
      subject={name}
      question={translate('complaints.lead')}
      failure={failure}
      isSending={isSending}
      inForm={(parts) => (
        <form onSubmit={send} noValidate>
          {parts}
        </form>
      )}
      onClose={() => setOverlay(null)}
    >
      <FormControl sx={{ my: 2 }}>
        <FormLabel id="complaint-about">{translate('complaints.about')}</FormLabel>
        <RadioGroup
          aria-labelledby="complaint-about"
          value={about}
          onChange={(_, value) =>
            setAbout(
              (before) => ComplaintAbout.options.find((option) => option === value) ?? before,
            )
          }
        >
          {ComplaintAbout.options.map((option) => (
            <FormControlLabel
              key={option}
              value={option}
              control={<Radio size="small" />}
              label={translate(`complaints.abouts.${option}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <LongText
        label={translate('complaints.text')}
        value={text}
        fault={fault}
        maxLength={MOST_LETTERS}
        onChange={(written) => {
          setText(written);
          setFault(undefined);
        }}
      />
    </AskDialog>
  );
};

export default ComplaintDialog;
