import Avatar from '@mui/material/Avatar';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { Logout, UserMenu, useGetIdentity, useTheme, useTranslate } from 'react-admin';
import { accountStore } from '../authProvider/account.ts';
import { initialsOf } from '../ui/initialsOf.ts';

/** Who is signed in, and the way out; on a phone, whose header has no room for it, also the way to the other theme. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const { identity, refetch } = useGetIdentity();
  const [theme, setTheme] = useTheme();
  const isPhone = useMediaQuery((styles: Theme) => styles.breakpoints.down('sm'));
  useEffect(() => accountStore.listen(() => void refetch?.()), [refetch]);
  if (!identity?.fullName) return null;
  return (
    <UserMenu label="shell.account" icon={<Avatar>{initialsOf(identity.fullName)}</Avatar>}>
      <ListSubheader role="presentation" sx={{ py: 1, lineHeight: 1.5 }}>
        {identity.fullName}
        <br />
        {translate(`shell.role.${identity.role}`)}
      </ListSubheader>
      {isPhone && (
        <MenuItem onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {translate(theme === 'dark' ? 'shell.light_theme' : 'shell.dark_theme')}
        </MenuItem>
      )}
      <Logout />
    </UserMenu>
  );
};
