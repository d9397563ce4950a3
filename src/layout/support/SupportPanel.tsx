import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ApiError } from '@turntable/declare/api/apiError.ts';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { support } from '../../../contract/support/calls.ts';
import { type Attached, Attachments } from './Attachments.tsx';

const LIMITS = limitsOf(support.send);
const EMPTY = { subject: '', text: '' };
const NOTHING: Attached = { files: [] };
/** Matches pages of one vehicle, in the paths that the browser shows. */
const VEHICLE = /^\/vehicles(?:-from-ftp)?\/(\d+)(?:\/|$)/;
/** Longest address that the server keeps, in characters. */
const LONGEST = 500;

/** Returns the open page: its path with the query, and the vehicle that it shows. */
const pageHere = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): { page: string; car_id?: string } => {
  const page = `${pathname}${search}`.slice(0, LONGEST);
  const car = VEHICLE.exec(pathname)?.[1];
  return car === undefined ? { page } : { page, car_id: car };
};

interface SupportPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Sends a message to the operator: topic, text, a screenshot of the page, files (specification, chapter 2: Layout). While it is closed, the
 * panel keeps what was typed, so that the user can look something up.
 */
const SupportPanel = ({ isOpen, onClose }: SupportPanelProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(EMPTY);
  const [attached, setAttached] = useState(NOTHING);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const errors = failure instanceof ApiError ? failure.errors : {};
  const { page, car_id } = pageHere(window.location);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setFailure(undefined);
    const fields = { subject: typed.subject.trim(), text: typed.text.trim() };
    const { screenshot, files } = attached;
    try {
      await request(support.send, {
        form: {
          fields: { ...fields, ...pageHere(window.location) },
          files: { ...(screenshot && { screenshot }), files },
        },
      });
      setTyped(EMPTY);
      setAttached(NOTHING);
      notify('support.sent', { type: 'success' });
      onClose();
    } catch (error) {
      setFailure(error);
    }
    setSending(false);
  };
  const input = (field: keyof typeof EMPTY) => ({
    required: true,
    label: translate(`support.${field}`),
    value: typed[field],
    error: field in errors,
    helperText: errors[field]?.join(' '),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [field]: target.value }),
    slotProps: { htmlInput: { maxLength: LIMITS[field]?.maxLength } },
  });
  return (
    <Drawer
      open={isOpen}
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'support-title',
          sx: { width: 'min(440px, 100vw)' },
        },
      }}
    >
      <Stack component="form" spacing={2} onSubmit={send} sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography id="support-title" variant="h2" sx={{ flex: 1 }}>
            {translate('support.title')}
          </Typography>
          <IconButton edge="end" aria-label={translate('common.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Typography color="textSecondary">{translate('support.lead')}</Typography>
        {failure !== undefined && <Alert severity="error">{errorText(failure)}</Alert>}
        <TextField {...input('subject')} autoFocus />
        <TextField {...input('text')} multiline minRows={5} maxRows={14} />
        <Attachments attached={attached} onChange={setAttached} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate(car_id === undefined ? 'support.sent_along' : 'support.sent_along_car', {
            page,
          })}
        </Typography>
        <Button type="submit" variant="contained" loading={isSending}>
          {translate('support.send')}
        </Button>
      </Stack>
    </Drawer>
  );
};

export default SupportPanel;
