import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import {
  adminComplaints,
  complaints as calls,
  complaints,
} from '../../../contract/complaints/calls.ts';
import type { Complaint, ComplaintAbout } from '../../../contract/complaints/complaint.ts';
import { request } from '../../api/httpClient.ts';
import { callOfRole, mayCall } from '../../api/roleCalls.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { usePageState } from './actions.tsx';
import { useCar, vehicleResource } from './car.tsx';

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

const complaintsKey = (car: number) => [vehicleResource(), 'complaints', car] as const;

/** What was said about the vehicle's pictures, the latest first. */
export const useComplaints = () => {
  const { id: car } = useCar();
  return useQuery({
    queryKey: complaintsKey(car),
    queryFn: async ({ signal }) => {
      const { data } = await request(callOfRole(complaints.ofCar, adminComplaints.ofCar), {
        params: { car },
        signal,
      });
      return data;
    },
  });
};

/** Tells the operator what is wrong with a picture. @throws ApiError */
export const useComplain = () => {
  const { id: car } = useCar();
  const client = useQueryClient();
  return async (body: { photo: number; about: ComplaintAbout; text: string }): Promise<void> => {
    try {
      await request(complaints.send, { params: { car }, body });
    } finally {
      client.invalidateQueries({ queryKey: complaintsKey(car) });
    }
  };
};

/** Under a finished picture: what was said about it, and the way to say that something is wrong. */
export const PhotoComplaints = ({ photo }: { photo: number }) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const { data = [], isSuccess } = useComplaints();
  const here = data.filter(({ photo_id }) => photo_id === photo);
  const mayComplain =
    isSuccess && mayCall(calls.send) && !here.some(({ state }) => state === 'open');
  if (here.length === 0 && !mayComplain) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, px: 2, pb: 2 }}>
      {here.map((complaint) => (
        <ComplaintEntry key={complaint.id} complaint={complaint} />
      ))}
      {mayComplain && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => setOverlay({ name: 'complain', photo })}
          sx={{ justifySelf: 'start' }}
        >
          {translate('complaints.complain')}
        </Button>
      )}
    </Box>
  );
};
