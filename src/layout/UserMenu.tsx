import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useLogout, useTranslate } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { storedUser } from '../api/session.ts';
import { accountStore } from '../authProvider/account.ts';
import { initialsOf } from '../ui/initialsOf.ts';

/** Avatar, name and sign-out of the signed-in person. */
export const UserMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useSyncExternalStore(accountStore.listen, accountStore.latest); // a new answer renews the stored user
  const user = storedUser();
  if (!user) return null;
  return (
    <>
      <IconButton sx={{ p: 0.5 }} aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Avatar
          aria-hidden
          src={user.avatar ?? undefined}
          alt=""
          sx={{ width: 34, height: 34, fontSize: 14, bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {initialsOf(user.name)}
        </Avatar>
        <span style={visuallyHidden}>{translate('shell.user_menu', { name: user.name })}</span>
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.account') } }}
      >
        <Box sx={{ px: 2, py: 1.5, minWidth: 200, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle2">{user.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`shell.role.${user.role}`)}
          </Typography>
        </Box>
        <Button fullWidth color="inherit" onClick={() => logout(null, undefined, false)} sx={{ justifyContent: 'start', px: 2, py: 1.25 }}>
          {translate('shell.logout')}
        </Button>
      </Popover>
    </>
  );
};
