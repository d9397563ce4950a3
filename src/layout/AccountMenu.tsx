import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { Logout, UserMenu, useGetIdentity, useTheme, useTranslate } from 'react-admin';
import { accountStore } from '../authProvider/account.ts';

/** The signed-in user, and signing out; on a phone, whose header has no room for it, also the way to the other theme. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const { identity, refetch } = useGetIdentity();
  const [theme, setTheme] = useTheme();
  const isNamed = useMediaQuery((styles: Theme) => styles.breakpoints.up('sm'));
  useEffect(() => accountStore.listen(() => void refetch?.()), [refetch]);
  if (!identity?.fullName) return null;
  const account = translate('shell.account');
  return (
    <UserMenu
      // on larger screens the button shows the name: who speaks to the page says what is seen
      label={isNamed ? `${account}: ${identity.fullName}` : 'shell.account'}
    >
      <ListSubheader role="presentation" sx={{ py: 1, lineHeight: 1.5 }}>
        {identity.fullName}
        <br />
        {translate(`shell.role.${identity.role}`)}
      </ListSubheader>
      {!isNamed && (
        <MenuItem onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {translate(theme === 'dark' ? 'shell.light_theme' : 'shell.dark_theme')}
        </MenuItem>
      )}
      <Logout />
    </UserMenu>
  );
};
