import type { session as english } from '../en/session.ts';
import type { Translated } from '../translated.ts';
import { signInCatalogue } from './catalogue.ts';

export const session: Translated<typeof english> = {
  ...signInCatalogue,
  login_title: 'Anmelden',
  login_lead: 'Fotos hinein, fertige Bilder heraus.',
  email: 'E-Mail',
  password: 'Passwort',
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort verbergen',
  sign_in: 'Anmelden',
  signing_in: 'Anmeldung läuft …',
  forgot_link: 'Passwort vergessen?',
  forgot_title: 'Passwort vergessen',
  forgot_lead:
    'Geben Sie Ihre E-Mail-Adresse ein. Wenn wir sie kennen, senden wir Ihnen einen Link für ein neues Passwort.',
  send_link: 'Link senden',
  link_sent: 'Wenn uns die Adresse bekannt ist, ist ein Link unterwegs. Er gilt eine Stunde.',
  back_to_login: 'Zurück zur Anmeldung',
  reset_title: 'Neues Passwort',
  reset_lead: 'Wählen Sie ein Passwort mit mindestens %{min} Zeichen.',
  new_password: 'Neues Passwort',
  confirm_password: 'Passwort bestätigen',
  save_password: 'Passwort speichern',
  password_saved: 'Ihr Passwort wurde geändert. Sie können sich jetzt damit anmelden.',
  link_broken: 'Dieser Link ist unvollständig. Fordern Sie einen neuen an.',
  confirm_title: 'Neue E-Mail-Adresse',
  confirm_lead: 'Bestätigen Sie, dass diese Adresse Ihnen gehört. Danach melden Sie sich damit an.',
  confirm_email: 'Adresse bestätigen',
  email_confirmed: 'Ihre E-Mail-Adresse wurde geändert. Melden Sie sich ab jetzt damit an.',
  setup_title: 'Erster Betreiber',
  setup_lead:
    'Legen Sie das Konto an, das diese Installation betreibt. Wählen Sie ein Passwort mit mindestens %{min} Zeichen.',
  name: 'Name',
  set_up: 'Konto anlegen',
  setup_used: 'Den ersten Betreiber gibt es schon. Bitte melden Sie sich an.',
  setup_expired:
    'Dieser Link ist abgelaufen. Starten Sie den Server neu, um einen neuen zu erhalten.',
  setup_unknown:
    'Dieser Link ist ungültig. Verwenden Sie den, den der Server beim Start ausgegeben hat.',
  required: 'Bitte füllen Sie dieses Feld aus',
  email_invalid: 'Bitte geben Sie eine E-Mail-Adresse ein',
  password_short: 'Mindestens %{min} Zeichen',
  password_long: 'Höchstens %{max} Zeichen',
  passwords_differ: 'Passwort und Bestätigung müssen übereinstimmen',
  language: 'Sprache',
  illustration_login: 'Ein Auto auf einer Drehscheibe im Fotostudio',
  illustration_forgot: 'Ein Schlüssel und ein Brief',
};
