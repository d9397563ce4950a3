import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** Where a signed-in person lands whose role may not open a page (specification, chapter 2); the start page leads each role to its own. */
export const AccessDenied = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('catalogue.access_denied')}
      text={translate('errors.access_denied_hint')}
      isAlarm
    >
      <Button component={LinkBase} to="/" variant="contained">
        {translate('errors.to_start')}
      </Button>
    </EmptyState>
  );
};
