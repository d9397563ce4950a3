import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { hasCall } from '../../dataProvider/resourceCalls.ts';
import { unreadCount } from './bell.ts';
import { bellStore } from './bellStore.ts';

const MOST = 99;

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 3,
  right: 1,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: 9,
  fontSize: 11,
  fontWeight: 700,
  lineHeight: '18px',
  color: theme.palette.error.contrastText,
  backgroundColor: theme.palette.error.main,
}));

/** Leads to one's notices and says how many are unread; who gets none, as the operator, has no bell (specification, chapter 2). */
export const Bell = () => {
  const translate = useTranslate();
  const count = unreadCount(useSyncExternalStore(bellStore.listen, bellStore.bell));
  if (!hasCall('notifications', 'unread')) return null;
  const label =
    count > 0 ? translate('news.bell_unread', { smart_count: count }) : translate('news.bell');
  return (
    <IconButton
      component={LinkBase}
      to="/notifications"
      color="inherit"
      aria-label={label}
      title={label}
    >
      <NotificationsOutlined />
      {count > 0 && <Count aria-hidden="true">{count > MOST ? `${MOST}+` : count}</Count>}
    </IconButton>
  );
};
