import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { EmptyState } from '../ui/states/EmptyState.tsx';

/** An address that leads nowhere. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('errors.not_found')} text={translate('errors.not_found_hint')}>
      <Button component={LinkBase} to="/" variant="contained">
        {translate('errors.to_start')}
      </Button>
    </EmptyState>
  );
};
