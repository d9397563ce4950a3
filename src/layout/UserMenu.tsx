import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useLogout, useTranslate } from 'ra-core';
import { useState } from 'react';
import { storedUser } from '../api/session.ts';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Avatar, name and sign-out of the signed-in person. */
export const UserMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const user = storedUser();
  if (!user) return null;
  return (
    <>
      <IconButton
        sx={{ p: 0.5 }}
        aria-haspopup="menu"
        aria-label={translate('shell.user_menu', { name: user.name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar
          aria-hidden
          src={user.avatar ?? undefined}
          alt=""
          sx={{ width: 34, height: 34, fontSize: 14, bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {initialsOf(user.name)}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="none" sx={{ px: 2, pt: 0.5, pb: 1.5, mb: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle2">{user.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {translate(`shell.role.${user.role}`)}
          </Typography>
        </Box>
        <MenuItem onClick={() => logout(null, undefined, false)}>{translate('shell.logout')}</MenuItem>
      </Menu>
    </>
  );
};
