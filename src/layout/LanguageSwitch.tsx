import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const fetchMenu = () => import('./LanguageMenu.tsx');
const LanguageMenu = lazy(fetchMenu);

/** Changes the language, at once and for the next visit. */
export const LanguageSwitch = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        sx={{ minWidth: 40, px: 1 }}
        aria-haspopup="menu"
        aria-label={`${translate('shell.language')}: ${locale.toUpperCase()}`}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {locale.toUpperCase()}
      </Button>
      {anchor && (
        <Suspense>
          <LanguageMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
