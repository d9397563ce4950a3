import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { usePlace } from '@turntable/declare/ui/Place.ts';
import { LinkBase, useTranslate } from 'react-admin';
import { useQueue } from '../../customRoutes/moderation/useQueue.ts';

const QueueStrip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '8px 8px 8px 16px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  '& a': { marginLeft: 'auto' },
}));

/** Shows how many vehicles await quality check, with a link to the first. */
const ModerationQueue = () => {
  const translate = useTranslate();
  const { waiting, first } = useQueue();
  const { record } = usePlace('adminCars');
  if (!first) return null;
  return (
    <QueueStrip>
      {translate('pages.moderation.waiting', { smart_count: waiting })}
      <Button variant="contained" component={LinkBase} to={record(first.id)}>
        {translate('pages.moderation.begin')}
      </Button>
    </QueueStrip>
  );
};

export default ModerationQueue;
