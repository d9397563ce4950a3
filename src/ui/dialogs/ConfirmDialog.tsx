import { type ComponentProps, type FormEvent, useState } from 'react';
import { AskDialog } from '../AskDialog.tsx';
import { useErrorText } from '../useErrorText.ts';

interface ConfirmDialogProps
  extends Omit<ComponentProps<typeof AskDialog>, 'failure' | 'isSending' | 'inForm'> {
  onConfirm: () => Promise<unknown>;
}

/** Asks before something is done, and does it: closes when that is through, and says why where it fails. */
export const ConfirmDialog = ({ onConfirm, ...asked }: ConfirmDialogProps) => {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // another form may be around it
    setSending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      asked.onClose();
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
  };
  return (
    <AskDialog
      {...asked}
      failure={failure}
      isSending={isSending}
      inForm={(parts) => <form onSubmit={submit}>{parts}</form>}
    />
  );
};
