import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { complaints as calls } from '../../../../contract/calls/complaints.ts';
import { mayCall } from '../../../api/roleCalls.ts';
import { usePageState } from '../actions/PageState.tsx';
import { ComplaintEntry } from './ComplaintEntry.tsx';
import { useComplaints } from './useComplaints.ts';

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
