import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useLogout, useTranslate } from 'ra-core';
import type { SessionUser } from '../../contract/entities/session.ts';
import { useThemeSwitch } from './useThemeSwitch.ts';

interface AccountPanelProps {
  user: SessionUser;
  anchor: HTMLElement;
  onClose: () => void;
}

const LINE = { justifyContent: 'start', px: 2, py: 1.25 } as const;

/** Who is signed in, and the way out; on a phone also the way to the other theme. */
const AccountPanel = ({ user, anchor, onClose }: AccountPanelProps) => {
  const translate = useTranslate();
  const logout = useLogout();
  const theme = useThemeSwitch();
  return (
    <Popover
      anchorEl={anchor}
      open
      onClose={onClose}
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
      <Button
        fullWidth
        color="inherit"
        onClick={theme.change}
        sx={{ ...LINE, display: { sm: 'none' } }}
      >
        {theme.label}
      </Button>
      <Button fullWidth color="inherit" onClick={() => logout(null, undefined, false)} sx={LINE}>
        {translate('shell.logout')}
      </Button>
    </Popover>
  );
};

export default AccountPanel;
