import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { Notice } from './Notice.tsx';

/** An address that leads nowhere. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <Notice title={translate('errors.not_found')} hint={translate('errors.not_found_hint')}>
      <Button component={LinkBase} to="/" variant="contained">
        {translate('errors.to_start')}
      </Button>
    </Notice>
  );
};
