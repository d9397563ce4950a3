import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError } from '../../api/apiError.ts';
import { ToolButton } from '../../ui/buttons.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';
import { pick } from '../saveOver.ts';
import { FTP_NAMES, sentOf } from './ftpDraft.ts';
import type { FtpTrial, ftpOf } from './ftpOf.ts';

interface Outcome {
  isFine: boolean;
  text: string;
}

/** Tries the server as it is entered, saved or not, and says in words how it went. */
export const ConnectionTest = ({ test }: { test: ReturnType<typeof ftpOf>['test'] }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { getValues, setError } = useFormContext();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const outcomeOf = ({ ok, message }: FtpTrial): Outcome => ({ isFine: ok === 1, text: message });
  const failed = (error: unknown): Outcome => {
    const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {};
    for (const name of FTP_NAMES)
      if (errors[name]) setError(name, { type: 'server', message: errors[name] });
    return { isFine: false, text: errorText(error) };
  };
  const run = async () => {
    setRunning(true);
    setOutcome(undefined);
    setOutcome(await test(sentOf(pick(getValues(), FTP_NAMES))).then(outcomeOf, failed));
    setRunning(false);
  };

  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <ToolButton type="button" aria-disabled={isRunning} onClick={() => !isRunning && run()}>
        {translate(isRunning ? 'ftp.testing' : 'ftp.test')}
      </ToolButton>
      <div role="status">
        {outcome && <Alert severity={outcome.isFine ? 'success' : 'error'}>{outcome.text}</Alert>}
      </div>
    </div>
  );
};
