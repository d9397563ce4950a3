import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { session as english } from '../en/session.ts';
import { signInCatalogue } from './catalogue.ts';

export const session: Translated<typeof english> = {
  ...signInCatalogue,
  login_title: 'Anmelden',
  login_lead: 'Fotos hinein, fertige Bilder heraus.',
  email: 'E-Mail',
  password: 'Passwort',
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort verbergen',
  login_send: 'Anmelden',
  login_busy: 'Anmeldung läuft …',
  login_other: 'Passwort vergessen?',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  passkey: 'Mit Passkey anmelden',
  passkey_cancelled:
    'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  passkey_unsupported:
    'Passkeys funktionieren in diesem Browser oder unter dieser Adresse nicht. Melden Sie sich mit Ihrem Passwort an.',
  passkey_unknown: 'Dieser Passkey gilt hier nicht. Melden Sie sich mit Ihrem Passwort an.',
  forgot_title: 'Passwort vergessen',
  forgot_lead:
    'Geben Sie Ihre E-Mail-Adresse ein. Wenn wir sie kennen, senden wir Ihnen einen Link für ein neues Passwort.',
  forgot_send: 'Link senden',
  forgot_busy: 'Wird gesendet …',
  link_sent: 'Wenn uns die Adresse bekannt ist, ist ein Link unterwegs. Er gilt eine Stunde.',
  forgot_other: 'Zurück zur Anmeldung',
  password_saved: 'Ihr Passwort wurde geändert. Sie können sich jetzt damit anmelden.',
  required: 'Bitte füllen Sie dieses Feld aus',
  email_invalid: 'Bitte geben Sie eine E-Mail-Adresse ein',
  language: 'Sprache',
  login_illustration: 'Ein Auto auf einer Drehscheibe im Fotostudio',
  forgot_illustration: 'Ein Schlüssel und ein Brief',
};
