import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { LinkBase, useTranslate, useUserMenu } from 'react-admin';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { ICONS } from '../../theme/icons.ts';

/** The item of the account's menu that leads to the user's profile, or without one to how they sign in. */
export const OwnPageItem = (props: MenuItemProps) => {
  const translate = useTranslate();
  const menu = useUserMenu();
  const Icon = ICONS.person;
  const page = useMayDo('profile', 'show') ? 'profile' : 'security';
  return (
    <MenuItem {...props} component={LinkBase} to={`/${page}`} onClick={menu?.onClose}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate(`shell.title.${page}`)}
    </MenuItem>
  );
};
