import Button from '@mui/material/Button';
import { LinkBase, useLogout, useTranslate } from 'ra-core';
import { useMayDo } from '../../authProvider/useMayDo.ts';
import { Notice } from '../../layout/Notice.tsx';

/** Where a signed-in person lands whose role may not open a page (specification, chapter 2). */
export const AccessDenied = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const hasStart = useMayDo('home', 'show');
  return (
    <Notice title={translate('errors.access_denied')} hint={translate('errors.access_denied_hint')} role="alert">
      {hasStart ? (
        <Button component={LinkBase} to="/" variant="contained">
          {translate('errors.to_start')}
        </Button>
      ) : (
        <Button variant="contained" onClick={() => logout(null, undefined, false)}>
          {translate('shell.logout')}
        </Button>
      )}
    </Notice>
  );
};
