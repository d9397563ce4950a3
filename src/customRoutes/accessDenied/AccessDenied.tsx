import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { Notice } from '../../layout/Notice.tsx';

/** Where a signed-in person lands whose role may not open a page (specification, chapter 2); the start page leads each role to its own. */
export const AccessDenied = () => {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('catalogue.access_denied')}
      hint={translate('errors.access_denied_hint')}
      role="alert"
    >
      <Button component={LinkBase} to="/" variant="contained">
        {translate('errors.to_start')}
      </Button>
    </Notice>
  );
};
