import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ToolButton } from '../buttons.ts';
import { useErrorText } from '../useErrorText.ts';
import { Placard } from './Placard.tsx';
import { EmptyPicture, FailedPicture, NothingFoundPicture } from './pictures.tsx';

interface Failed {
  error: unknown;
  onRetry: () => void;
}

const Retry = ({ onRetry }: Pick<Failed, 'onRetry'>) => {
  const translate = useTranslate();
  return (
    <ToolButton type="button" onClick={onRetry}>
      {translate('common.retry')}
    </ToolButton>
  );
};

/** There are no rows to show, for they could not be read. */
export const ListFailed = ({ error, onRetry }: Failed) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Placard
      isAlarm
      picture={<FailedPicture />}
      title={translate('list.failed_hint')}
      text={errorText(error)}
    >
      <Retry onRetry={onRetry} />
    </Placard>
  );
};

export const NothingFound = ({ onReset }: { onReset: () => void }) => {
  const translate = useTranslate();
  return (
    <Placard
      picture={<NothingFoundPicture />}
      title={translate('catalogue.no_results')}
      text={translate('list.no_results_hint')}
    >
      <ToolButton type="button" onClick={onReset}>
        {translate('list.reset_filters')}
      </ToolButton>
    </Placard>
  );
};

/** Nothing is there yet; `children` is how to begin. */
export const NothingYet = ({ text, children }: { text: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Placard picture={<EmptyPicture />} title={translate('catalogue.no_data')} text={text}>
      {children}
    </Placard>
  );
};

const Strip = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  padding: '8px 8px 8px 16px',
  fontSize: 14,
  border: `1px solid ${theme.palette.error.main}`,
  borderRadius: 12,
  '& button': { marginLeft: 'auto' },
}));

/** The rows below are those of before: they could not be read again. */
export const OutOfDate = ({ error, onRetry }: Failed) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Strip role="alert">
      {translate('list.refresh_failed')} {errorText(error)}
      <Retry onRetry={onRetry} />
    </Strip>
  );
};
