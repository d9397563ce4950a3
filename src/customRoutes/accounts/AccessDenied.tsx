import Button from '@mui/material/Button';
import { EmptyState } from '@turntable/declare/ui/states/EmptyState.tsx';
import { LinkBase, useTranslate } from 'react-admin';

/** Shown to signed-in users whose role may not open a page (specification, chapter 2), with a link to the start page of their role. */
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
