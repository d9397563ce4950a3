import { signInCatalogue } from './catalogue.ts';

/** The sign-in pages (specification, chapters 2, 5 and 8). */
export const session = {
  ...signInCatalogue,
  login_title: 'Sign in',
  login_lead: 'Upload car photos. Get showroom pictures.',
  email: 'E-mail',
  password: 'Password',
  show_password: 'Show password',
  hide_password: 'Hide password',
  login_send: 'Sign in',
  login_busy: 'Signing in …',
  login_other: 'Forgot password?',
  remember: 'Stay signed in on this device',
  passkey: 'Sign in with a passkey',
  passkey_cancelled: 'No passkey was used. Try again, or sign in with your password.',
  passkey_unsupported:
    'Passkeys do not work in this browser or at this address. Sign in with your password.',
  passkey_unknown: 'This passkey is not valid here. Sign in with your password.',
  forgot_title: 'Forgot password',
  forgot_lead: 'Enter your e-mail address. If we know it, we send you a link for a new password.',
  forgot_send: 'Send link',
  forgot_busy: 'Sending …',
  link_sent: 'If the address is known to us, a link is on its way. It is good for one hour.',
  forgot_other: 'Back to sign in',
  password_saved: 'Your password has been changed. You can sign in with it now.',
  required: 'Please fill in this field',
  email_invalid: 'Please enter an e-mail address',
  language: 'Language',
  login_illustration: 'A car on a turntable in a photo studio',
  forgot_illustration: 'A key and a letter',
};
