import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocaleState, useLocales } from 'ra-core';

/** The languages that there are. */
const LanguageMenu = ({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) => {
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {locales.map(({ locale: code, name }) => (
        <MenuItem
          key={code}
          lang={code}
          role="menuitemradio"
          aria-checked={code === locale}
          selected={code === locale}
          onClick={() => {
            onClose();
            setLocale(code);
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default LanguageMenu;
