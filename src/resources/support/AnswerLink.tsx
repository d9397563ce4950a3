import { useTranslate } from 'react-admin';
import type { Feedback } from '../../../contract/support/feedback.ts';

/** Shows the sender's address as a link that opens a reply by e-mail. */
const AnswerLink = ({ row: { sender_email, subject } }: { row: Feedback }) => {
  const translate = useTranslate();
  const about = encodeURIComponent(translate('support.answer_subject', { subject }));
  return (
    <a href={`mailto:${encodeURIComponent(sender_email).replace('%40', '@')}?subject=${about}`}>
      {sender_email}
    </a>
  );
};

export default AnswerLink;
