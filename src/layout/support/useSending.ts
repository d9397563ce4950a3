import { useNotify } from 'ra-core';
import { useState } from 'react';
import { support } from '../../../contract/calls/support.ts';
import { ApiError, type FieldMessages } from '../../api/apiError.ts';
import { request } from '../../api/httpClient.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { type Draft, writeAnew } from './draft.ts';
import { pageHere } from './pageHere.ts';

const NONE: FieldMessages = {};

/** Sends the draft with the page that is open. What fails leaves it as it is. */
export const useSending = (draft: Draft, onSent: () => void) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState(NONE);
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    setErrors(NONE);
    const { subject, text, screenshot, files } = draft;
    const fields = { subject: subject.trim(), text: text.trim(), ...pageHere(window.location) };
    try {
      await request(support.send, {
        form: { fields, files: { ...(screenshot && { screenshot }), files } },
      });
      writeAnew();
      notify('support.sent', { type: 'success' });
      onSent();
    } catch (error) {
      setFailure(errorText(error));
      if (error instanceof ApiError) setErrors(error.errors);
      setSending(false);
    }
  };
  return { isSending, failure, errors, send };
};
