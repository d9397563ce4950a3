import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { complaints } from '../../../contract/calls/complaints.ts';
import { ComplaintAbout } from '../../../contract/entities/complaint.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { usePageState, usePhotoNotices } from './actions.tsx';
import { usePhotoSeries } from './comparison.tsx';
import { useComplain } from './complaints.tsx';

const MOST_LETTERS = limitsOf(complaints.send).text?.maxLength;
const ABOUTS = ComplaintAbout.options.map((id) => ({ id, name: `complaints.abouts.${id}` }));
const BEGINNING = { about: 'cutout', text: '' };

const saysSomething = (text: string | null) =>
  text?.trim() ? undefined : 'complaints.text_missing';

/** Says what is wrong with a finished picture: a choice, and the rest in words. */
const ComplaintDialog = ({ photo }: { photo: number }) => {
  const translate = useTranslate();
  const { setOverlay } = usePageState();
  const notices = usePhotoNotices();
  const complain = useComplain();
  const name = usePhotoSeries().find((one) => one.photo.id === photo)?.name ?? '';
  return (
    <ConfirmDialog
      title={translate('complaints.send')}
      subject={name}
      question={translate('complaints.lead')}
      defaultValues={BEGINNING}
      onConfirm={async (typed) => {
        const { about, text } = typed as { about: ComplaintAbout; text: string }; // by the inputs below
        await complain({ photo, about, text });
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
        validate={saysSomething}
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

export default ComplaintDialog;
