import { PASSWORD_LENGTH } from '../../contract/accounts/session.ts';
import type { session } from '../i18n/en/session.ts';

type Text = keyof typeof session;
/** What is wrong with a form's fields, by field name; empty when it can be sent. */
export type Faults = Record<string, Text>;

const faults = (checks: Record<string, Text | false>): Faults =>
  Object.fromEntries(
    Object.entries(checks).filter((check): check is [string, Text] => check[1] !== false),
  );

const EMAIL = /^\S+@\S+\.\S+$/;

const emailFault = (email: string): Text | false =>
  email === '' ? 'required' : !EMAIL.test(email) && 'email_invalid';

const passwordFault = (password: string): Text | false => {
  if (password === '') return 'required';
  if (password.length < PASSWORD_LENGTH.min) return 'password_short';
  return password.length > PASSWORD_LENGTH.max && 'password_long';
};

export const loginFaults = (email: string, password: string): Faults =>
  faults({ email: emailFault(email), password: password === '' && 'required' });

export const forgotFaults = (email: string): Faults => faults({ email: emailFault(email) });

/** The first operator: a name, an address and a new password. */
export const setupFaults = (
  name: string,
  email: string,
  password: string,
  confirmation: string,
): Faults => ({
  ...faults({ name: name.trim() === '' && 'required', email: emailFault(email) }),
  ...resetFaults(password, confirmation),
});

/** A new password: its length, and the confirmation that must match (specification, chapter 5). */
export const resetFaults = (password: string, confirmation: string): Faults =>
  faults({
    password: passwordFault(password),
    password_confirmation:
      confirmation === '' ? 'required' : confirmation !== password && 'passwords_differ',
  });
