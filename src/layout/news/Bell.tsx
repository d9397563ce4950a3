import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'react-admin';
import { hasNotices, useUnreadNotices } from './useNotices.ts';

/** Leads to one's notices and says how many are unread (specification, chapter 2). */
export const Bell = () => {
  const translate = useTranslate();
  const { total } = useUnreadNotices();
  if (!hasNotices()) return null;
  const label =
    total > 0 ? translate('news.bell_unread', { smart_count: total }) : translate('news.bell');
  return (
    <IconButton
      component={LinkBase}
      to="/notifications"
      color="inherit"
      aria-label={label}
      title={label}
    >
      {total > 0 ? (
        <Badge badgeContent={total} max={99} color="error" aria-hidden>
          <NotificationsOutlined />
        </Badge>
      ) : (
        <NotificationsOutlined />
      )}
    </IconButton>
  );
};
