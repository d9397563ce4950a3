import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { PrimaryButton, ToolButton } from '../../ui/buttons.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { ImportDetails } from './ImportDetails.tsx';
import { ImportState } from './ImportState.tsx';
import type { ImportRun } from './importApi.ts';
import { isUnderWay, useImport } from './useImport.ts';

const Ground = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 12,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  fontSize: 14,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    minHeight: 40,
  },
  '& > header > p': { flex: '1 1 220px', margin: 0 },
  '& > header > svg': { color: theme.palette.text.secondary },
}));

/** How the last import ended or how far the present one is, the way to a new one, and, opened, what came of it. */
export const ImportStrip = ({ company, choice }: { company?: number; choice?: ReactNode }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const { data, run, error, mayStart, reread, start, saveFeed } = useImport(company);
  const isBusy = isStarting || isUnderWay(run);
  const begin = async () => {
    setStarting(true);
    await start().catch((failure) => notify(errorText(failure), { type: 'error' }));
    setStarting(false);
  };
  return (
    <Ground aria-label={translate('ftp_import.title')}>
      <header>
        <CloudDownloadOutlined aria-hidden />
        {choice}
        {data && <ImportState data={data} />}
        {!data && <p role="status">{error && errorText(error)}</p>}
        {!data && error && (
          <ToolButton type="button" onClick={() => reread()}>
            {translate('common.retry')}
          </ToolButton>
        )}
        {data && (
          <ToolButton
            type="button"
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            {translate('ftp_import.details')}
          </ToolButton>
        )}
        {data && mayStart && (
          <PrimaryButton type="button" aria-disabled={isBusy} onClick={() => !isBusy && begin()}>
            {translate('ftp_import.start')}
          </PrimaryButton>
        )}
      </header>
      {run && isUnderWay(run) && <Progress run={run} />}
      <div id={details} hidden={!isOpen}>
        {isOpen && data && (
          <ImportDetails data={data} company={company} saveFeed={mayStart ? saveFeed : undefined} />
        )}
      </div>
    </Ground>
  );
};

const Progress = ({ run }: { run: ImportRun }) => {
  const translate = useTranslate();
  const isCounted = run.folders > 0;
  return (
    <LinearProgress
      aria-label={translate('ftp_import.progress')}
      variant={isCounted ? 'determinate' : 'indeterminate'}
      {...(isCounted && { value: (100 * run.folders_done) / run.folders })}
    />
  );
};
