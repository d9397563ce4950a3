import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Complaint } from '../../../../contract/entities/complaint.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';

const TONES = { open: 'warning', answered: 'success', declined: 'neutral' } as const;
const asTyped = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** A complaint as it was written, and what the operator has answered. */
export const ComplaintEntry = ({ complaint }: { complaint: Complaint }) => {
  const translate = useTranslate();
  const { about, text, state, answer, corrected, sender_name, created_at, answered_at } = complaint;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip tone={TONES[state]} text={translate(`complaints.states.${state}`)} />
        <strong>{translate(`complaints.abouts.${about}`)}</strong>
        <Typography component="span" variant="body2" color="textSecondary">
          {sender_name}, <RelativeTime at={created_at} />
        </Typography>
      </Box>
      <Typography variant="body2" sx={asTyped}>
        {text}
      </Typography>
      {answered_at !== null && (
        <Box sx={{ borderInlineStart: 3, borderColor: 'divider', pl: 1.5, mt: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            {translate(corrected === 1 ? 'complaints.corrected' : 'complaints.answer_of')},{' '}
            <RelativeTime at={answered_at} />
          </Typography>
          <Typography variant="body2" sx={asTyped}>
            {answer}
          </Typography>
        </Box>
      )}
    </Box>
  );
};
