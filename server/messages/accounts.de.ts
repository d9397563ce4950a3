import type { accountsEn } from './accounts.en.ts';

export const accountsDe: Record<keyof typeof accountsEn, string> = {
  email_link_invalid:
    'Dieser Link gilt nicht mehr. Ändern Sie die Adresse noch einmal, um einen neuen zu erhalten.',
  own_address_in_profile: 'Ihre eigene E-Mail-Adresse ändern Sie in Ihrem Profil',
  setup_link_invalid:
    'Dieser Link ist ungültig. Verwenden Sie den, den der Server beim Start ausgegeben hat.',
  setup_link_expired:
    'Dieser Link ist abgelaufen. Starten Sie den Server neu, um einen neuen zu erhalten.',
  setup_done: 'Den ersten Betreiber gibt es schon. Bitte melden Sie sich an.',
  passkey_expired: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  passkey_refused:
    'Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal oder nehmen Sie ein anderes Gerät.',
  unknown_passkey: 'Dieser Passkey gilt hier nicht. Melden Sie sich mit Ihrem Passwort an.',

  mail_new_email_subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {product}',
  mail_new_email_text:
    'Guten Tag {name},\n\ndiese Adresse soll Ihre Adresse für {product} werden. Bestätigen Sie sie innerhalb von {hours} Stunden hier:\n\n{link}\n\nBis dahin bleibt Ihre bisherige Adresse, wie sie ist. Wenn Sie davon nichts wissen, beachten Sie diese E-Mail nicht.\n',
  mail_old_email_subject: 'Ihre E-Mail-Adresse für {product} wird geändert',
  mail_old_email_text:
    'Guten Tag {name},\n\nIhre E-Mail-Adresse für {product} wird zu {email}, sobald diese Adresse bestätigt ist.\n\nWenn Sie das nicht erwartet haben, legen Sie jetzt ein neues Passwort fest; das hält auch die Änderung an:\n\n{link}\n\nWenn sie schon geändert ist, schreiben Sie an {support}.\n',
};
