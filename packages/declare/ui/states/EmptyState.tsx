import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useErrorText } from '../useErrorText.ts';

interface EmptyStateProps {
  title: string;
  text: string;
  /** What the user can do about it. */
  children?: ReactNode;
  /** Something failed: screen readers announce it at once. */
  isAlarm?: boolean;
  /** A search found nothing. */
  isNothingFound?: boolean;
}

/** Says why nothing is shown; react-admin's `Empty` is for lists only. */
export const EmptyState = ({ title, text, children, isAlarm, isNothingFound }: EmptyStateProps) => {
  const Icon = isAlarm ? ErrorOutlined : isNothingFound ? SearchOffOutlined : InboxOutlined;
  return (
    <Card
      role={isAlarm ? 'alert' : undefined}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        minHeight: 320,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 72, color: 'text.secondary' }} />
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480, mb: 1 }}>
        {text}
      </Typography>
      {children}
    </Card>
  );
};

interface LoadFailedProps {
  title?: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Shown when something could not be loaded. */
export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <EmptyState isAlarm title={title ?? translate('record.failed')} text={errorText(error)}>
      <Button variant="contained" onClick={() => void onRetry()}>
        {translate('common.retry')}
      </Button>
    </EmptyState>
  );
};

interface MissingProps {
  /** A translation key; the key with `_hint` explains possible reasons. */
  text?: string;
  /** Where the button leads, and its label. */
  to?: string | undefined;
  way?: string;
}

/** Shown when a record does not exist or is not visible to this user, or a page does not exist. */
export const Missing = ({ text = 'record.missing', to, way = 'record.to_list' }: MissingProps) => {
  const translate = useTranslate();
  return (
    <EmptyState isNothingFound title={translate(text)} text={translate(`${text}_hint`)}>
      {to && (
        <Button component={LinkBase} to={to} variant="contained">
          {translate(way)}
        </Button>
      )}
    </EmptyState>
  );
};
