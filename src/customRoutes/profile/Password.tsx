import Button from '@mui/material/Button';
import { Form, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Account } from '../../../contract/accounts/account.ts';
import { ApiError } from '../../api/apiError.ts';
import { limitsOf } from '../../api/callLimits.ts';
import { catalogueKey } from '../../i18n/catalogue.ts';
import { FieldGrid } from '../../ui/form/fieldGrid.ts';
import { useLeadToFault } from '../../ui/form/useLeadToFault.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { PasswordField } from './PasswordField.tsx';
import { mismatchOf, passwordFaults, type TypedPassword } from './passwordFaults.ts';
import { profileCall, saveProfile } from './saveProfile.ts';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const LABELS = {
  current_password: 'current',
  password: 'next',
  password_confirmation: 'confirmation',
} as const;
const FIELDS = Object.keys(EMPTY) as (keyof typeof EMPTY)[];

const SaveButton = () => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useLeadToFault(button, mismatchOf);
  const { isDirty, isSubmitting } = useFormState();
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={!isDirty || isSubmitting}
      sx={{ mt: 1 }}
    >
      {translate(isSubmitting ? 'record.saving' : 'pages.profile.password.save')}
    </Button>
  );
};

/** A new password, for a user who knows the present one (specification, chapter 5). */
export const Password = ({ account: { email } }: { account: Account }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [round, setRound] = useState(0);
  const bounds = limitsOf(profileCall()).password ?? {};

  const save = async (typed: TypedPassword) => {
    try {
      await saveProfile(Object.fromEntries(FIELDS.map((field) => [field, typed[field] ?? ''])));
      notify('pages.profile.password.saved', {
        type: 'success',
        title: catalogueKey('profile_updated'),
      });
      setRound(round + 1); // nothing of a password stays on the screen
    } catch (error) {
      const faults = error instanceof ApiError ? error.body.errors : undefined;
      if (!faults) notify(errorText(error), { type: 'error' });
      return faults ?? { root: { server: errorText(error) } };
    }
  };

  return (
    <Form
      key={round}
      record={{ id: 'me', ...EMPTY }}
      onSubmit={save}
      validate={(typed) => passwordFaults(typed, bounds)}
      disableInvalidFormNotification
      noValidate
    >
      <p>{translate('pages.profile.password.hint', { minimum: bounds.minLength ?? 0 })}</p>
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <FieldGrid>
        {FIELDS.map((field) => (
          <PasswordField
            key={field}
            source={field}
            label={translate(`pages.profile.password.${LABELS[field]}`)}
            maxLength={bounds.maxLength}
            autoComplete={field === 'current_password' ? 'current-password' : 'new-password'}
          />
        ))}
      </FieldGrid>
      <SaveButton />
    </Form>
  );
};
