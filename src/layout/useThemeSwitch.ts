import { useTranslate } from 'ra-core';
import { useTheme } from 'ra-ui-materialui';

/** Which theme is shown, and the way to the other one; without a choice the machine's preference rules. */
export const useThemeSwitch = () => {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  return {
    isDark,
    label: translate(isDark ? 'shell.light_theme' : 'shell.dark_theme'),
    change: () => setTheme(isDark ? 'light' : 'dark'),
  };
};
