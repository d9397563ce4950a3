import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';

/** Runs one change at a time and shows its outcome in a toast; `attempt` resolves to whether it succeeded. */
export const useAttempt = () => {
  const notify = useNotify();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (
    work: () => Promise<unknown>,
    /** A translation key. */
    done: string,
    options: { title?: string } = {},
  ): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      notify(done, { type: 'success', ...options });
      return true;
    } catch (error) {
      notify(errorText(error), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt };
};
