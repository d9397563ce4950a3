import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limitsOf } from '@turntable/declare/api/callLimits.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { choiceKey } from '@turntable/declare/define/textKeys.ts';
import { Chip } from '@turntable/declare/ui/Chip.tsx';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { RelativeTime } from '@turntable/declare/ui/time/RelativeTime.tsx';
import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { adminComplaints, complaints } from '../../../contract/complaints/calls.ts';
import { type Complaint, ComplaintAbout } from '../../../contract/complaints/complaint.ts';
import { callOfRole, mayCall } from '../../api/roleCalls.ts';
import { EntryList, Panel } from '../../ui/Panel.tsx';
import { usePhotoSeries } from '../photos/grid/slots.ts';
import { usePageState, usePhotoNotices } from './actions.tsx';
import { useCar, vehicleResource } from './car.tsx';

const TONES = { open: 'warning', answered: 'success', declined: 'neutral' } as const;
const asTyped = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** A reported problem and the operator's answer. */
const ComplaintEntry = ({ complaint }: { complaint: Complaint }) => {
  const translate = useTranslate();
  const { about, text, state, answer, corrected, sender_name, created_at, answered_at } = complaint;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip tone={TONES[state]} text={translate(choiceKey('complaints', 'state', state))} />
        <strong>{translate(choiceKey('complaints', 'about', about))}</strong>
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

/** Reads the problems reported with the vehicle's pictures, the latest first. */
const useComplaints = () => {
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

/** Below a finished picture: its reported problems, and a button to report one. */
export const PhotoComplaints = ({ photo }: { photo: number }) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const { data = [], isSuccess } = useComplaints();
  const here = data.filter(({ photo_id }) => photo_id === photo);
  const mayComplain =
    isSuccess && mayCall(complaints.send) && !here.some(({ state }) => state === 'open');
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

/** The problems reported with this vehicle's pictures, each with a link to the picture; empty without any. */
const ComplaintsPanel = () => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const { data: complaints = [] } = useComplaints();
  const series = usePhotoSeries();
  if (complaints.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={translate('complaints.title')}>
        <EntryList>
          {complaints.map((complaint) => {
            const name = series.find(({ photo }) => photo.id === complaint.photo_id)?.name;
            return (
              <li key={complaint.id}>
                {name && (
                  <Button
                    size="small"
                    onClick={() => setOverlay({ name: 'compare', photo: complaint.photo_id })}
                    sx={{ ml: -0.5, mb: 0.5 }}
                  >
                    {translate('complaints.show', { view: name })}
                  </Button>
                )}
                <ComplaintEntry complaint={complaint} />
              </li>
            );
          })}
        </EntryList>
      </Panel>
    </Box>
  );
};

export default ComplaintsPanel;

const MOST_LETTERS = limitsOf(complaints.send).text?.maxLength;

const ABOUTS = ComplaintAbout.options.map((id) => ({
  id,
  name: choiceKey('complaints', 'about', id),
}));
const BEGINNING = { about: 'cutout', text: '' };

const isNotBlank = (text: string | null) => (text?.trim() ? undefined : 'complaints.text_missing');

/** Reports a problem with a finished picture: a reason to choose, and a description. */
export const ComplaintDialog = ({ photo }: { photo: number }) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const notices = usePhotoNotices();
  const name = usePhotoSeries().find((one) => one.photo.id === photo)?.name ?? '';
  const { id: car } = useCar();
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title={translate('complaints.send')}
      subject={name}
      question={translate('complaints.lead')}
      defaultValues={BEGINNING}
      onConfirm={async (typed) => {
        const { about, text } = typed as { about: ComplaintAbout; text: string }; // by the inputs below
        try {
          await request(complaints.send, { params: { car }, body: { photo, about, text } });
        } finally {
          void client.invalidateQueries({ queryKey: complaintsKey(car) });
        }
        notices.say('complaints.sent');
      }}
      onClose={() => setOverlay(null)}
    >
      <RadioButtonGroupInput
        source="about"
        label="complaints.about"
        choices={ABOUTS}
        row={false}
        helperText={false}
      />
      <TextInput
        source="text"
        label="complaints.text"
        validate={isNotBlank}
        isRequired
        helperText={false}
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: MOST_LETTERS, 'aria-required': true } }}
      />
    </ConfirmDialog>
  );
};
