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
  /** What to do about it. */
  children?: ReactNode;
  /** Something went wrong: said at once by screen readers. */
  isAlarm?: boolean;
  /** Something was looked for. */
  isNothingFound?: boolean;
}

/** Stands where something would be, and says why there is nothing; react-admin's `Empty` speaks of lists alone. */
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

/** Something could not be read. */
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
  /** A translation key; what may be the reason is the one with `_hint`. */
  text?: string;
  /** The way on, and what it is called. */
  to?: string | undefined;
  way?: string;
}

/** There is no such record, or not for this user; or no such page. */
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
