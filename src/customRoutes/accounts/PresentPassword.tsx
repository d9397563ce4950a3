import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { PasswordField } from './PasswordField.tsx';
import { PendingEmail } from './PendingEmail.tsx';

interface PresentPasswordProps {
  present: string;
  pending: string | null;
  /** Reads the account again. */
  onCancelled: () => Promise<unknown>;
}

/** Asks for the present password once another address is typed than the `present` one; and says which address waits for its confirmation. */
export const PresentPassword = ({ present, pending, onCancelled }: PresentPasswordProps) => {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: 'email' });
  if (typed !== present) {
    return (
      <PasswordField
        source="current_password"
        label={translate('pages.profile.password.current')}
        maxLength={undefined}
        autoComplete="current-password"
      />
    );
  }
  return pending === null ? null : <PendingEmail email={pending} onCancelled={onCancelled} />;
};
