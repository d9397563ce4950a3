import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { FormEvent } from 'react';
import { support } from '../../../contract/calls/support.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { useDraft, write } from './draft.ts';
import { Enclosures } from './Enclosures.tsx';
import { pageHere } from './pageHere.ts';
import { useSending } from './useSending.ts';

const LIMITS = limitsOf(support.send);

/** A message to the operator: what it is about, the message, the page as it looks, files (specification, chapter 2: Layout). */
const SupportPanel = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const draft = useDraft();
  const { isSending, failure, errors, send } = useSending(draft, onClose);
  const { page, car_id } = pageHere(window.location);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };
  const input = (field: 'subject' | 'text') => (
    <TextField
      required
      fullWidth
      {...(field === 'text' ? { multiline: true, minRows: 5, maxRows: 14 } : { autoFocus: true })}
      label={translate(`support.${field}`)}
      value={draft[field]}
      error={errors[field] !== undefined}
      helperText={errors[field]?.join(' ')}
      onChange={({ target }) => write({ [field]: target.value })}
      slotProps={{ htmlInput: { maxLength: LIMITS[field]?.maxLength } }}
    />
  );
  return (
    <Drawer
      open
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
      <Stack component="form" spacing={2} onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography id="support-title" variant="h2" sx={{ flex: 1 }}>
            {translate('support.title')}
          </Typography>
          <IconButton edge="end" aria-label={translate('common.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Typography color="textSecondary">{translate('support.lead')}</Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
        {input('subject')}
        {input('text')}
        <Enclosures draft={draft} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate(car_id === undefined ? 'support.enclosed' : 'support.enclosed_car', { page })}
        </Typography>
        <Button type="submit" variant="contained" loading={isSending}>
          {translate('support.send')}
        </Button>
      </Stack>
    </Drawer>
  );
};

export default SupportPanel;
