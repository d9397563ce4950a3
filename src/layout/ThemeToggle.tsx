import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useTheme } from 'ra-ui-materialui';

/** Between the light and the dark theme; without a choice the machine's preference rules. */
export const ThemeToggle = () => {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const label = translate(isDark ? 'shell.light_theme' : 'shell.dark_theme');
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
};
