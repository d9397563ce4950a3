import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type Limit, limitsOf } from '@turntable/declare/api/callLimits.ts';
import { catalogueKey } from '@turntable/declare/define/messages.ts';
import { useFailure } from '@turntable/declare/record/failure.ts';
import { useFocusFault } from '@turntable/declare/ui/form/FormBar.tsx';
import { type Fault, textFault } from '@turntable/declare/ui/inputs/rules.ts';
import { useRef, useState } from 'react';
import { Form, TextInput, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Account } from '../../../contract/accounts/account.ts';
import { FieldGrid } from '../../ui/fieldGrid.ts';
import { profileCall, saveProfile } from './saveProfile.ts';

interface TypedPassword {
  current_password?: string | null;
  password?: string | null;
  password_confirmation?: string | null;
}

const DIFFERS = 'pages.profile.password.mismatch';

/** Returns the faults by field, without the fields that have none. */
export const faultsOf = (judged: Record<string, Fault | undefined>): Record<string, Fault> =>
  Object.fromEntries(
    Object.entries(judged).filter((fault): fault is [string, Fault] => fault[1] !== undefined),
  );

/** Returns the faults of a new password by field: empty fields, its length, a confirmation that differs (specification, chapter 5). */
export const newPasswordFaults = (
  { password, password_confirmation: confirmation }: TypedPassword,
  bounds: Limit,
): Record<string, Fault> =>
  faultsOf({
    password: password ? textFault(password, bounds, false) : 'rules.required',
    password_confirmation: confirmation
      ? confirmation === password
        ? undefined
        : DIFFERS
      : 'rules.required',
  });

/** Returns the faults of a new password, and of the present one. */
export const passwordFaults = (typed: TypedPassword, bounds: Limit): Record<string, Fault> => ({
  ...faultsOf({ current_password: typed.current_password ? undefined : 'rules.required' }),
  ...newPasswordFaults(typed, bounds),
});

/** Returns the toast for a confirmation that differs from the password (specification, chapters 5 and 8). */
export const mismatchOf = ({ password, password_confirmation: confirmation }: TypedPassword) =>
  confirmation && confirmation !== password
    ? { title: catalogueKey('password_mismatch'), text: DIFFERS }
    : undefined;

interface PasswordFieldProps {
  source: string;
  /** Translated. */
  label: string;
  maxLength: number | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button that shows the password. react-admin's own does not show that button under this version of Material. */
export const PasswordField = ({ source, label, maxLength, autoComplete }: PasswordFieldProps) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const toggle = translate(isShown ? 'pages.profile.password.hide' : 'pages.profile.password.show');
  const eye = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        aria-label={`${toggle}: ${label}`}
        title={toggle}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextInput
      source={source}
      type={isShown ? 'text' : 'password'}
      label={label}
      helperText={false}
      isRequired
      slotProps={{
        htmlInput: { maxLength, autoComplete, 'aria-required': true },
        input: { endAdornment: eye },
      }}
    />
  );
};

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const LABELS = {
  current_password: 'current',
  password: 'next',
  password_confirmation: 'confirmation',
} as const;
const FIELDS = Object.keys(EMPTY) as (keyof typeof EMPTY)[];

interface SubmitButtonProps {
  /** A translation key. */
  label: string;
  /** Enabled also before anything is typed. */
  isAlwaysEnabled?: boolean;
}

/** Submits its form, or focuses the first field with a fault. */
export const SubmitButton = ({ label, isAlwaysEnabled = false }: SubmitButtonProps) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useFocusFault(button, mismatchOf);
  const { isDirty, isSubmitting } = useFormState();
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={isSubmitting || !(isDirty || isAlwaysEnabled)}
      sx={{ mt: 1 }}
    >
      {translate(isSubmitting ? 'record.saving' : label)}
    </Button>
  );
};

/** A new password, for a user who knows the present one (specification, chapter 5). */
export const Password = ({ account: { email } }: { account: Account }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const fail = useFailure('users', FIELDS);
  const [round, setRound] = useState(0);
  const bounds = limitsOf(profileCall()).password ?? {};

  const save = async (typed: TypedPassword) => {
    try {
      await saveProfile(Object.fromEntries(FIELDS.map((field) => [field, typed[field] ?? ''])));
      notify('pages.profile.password.saved', {
        type: 'success',
        title: catalogueKey('profile_updated'),
      });
      setRound(round + 1); // no password stays on the screen
    } catch (error) {
      return fail(error);
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
      <SubmitButton label="pages.profile.password.save" />
    </Form>
  );
};
