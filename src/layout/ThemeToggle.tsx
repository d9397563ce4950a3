import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useThemeSwitch } from './useThemeSwitch.ts';

/** Between the light and the dark theme. On a phone, where the header has no room for it, the account's panel does it. */
export const ThemeToggle = () => {
  const { isDark, label, change } = useThemeSwitch();
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={change}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
};
