import type { errors as english } from '../en/errors.ts';
import type { Translated } from '../translated.ts';

export const errors: Translated<typeof english> = {
  something_went_wrong: 'Etwas ist schiefgelaufen',
  error: 'Fehler!',
  access_denied: 'Zugriff verweigert',
  saving_offer: 'Fehler beim Speichern des Angebots',
  deleting_offer: 'Fehler beim Löschen des Angebots',
  credit_used_up:
    'Ihr Guthaben ist aufgebraucht. Wenden Sie sich an den Support, um Guthaben zu erhalten. Telefon: %{tel}. E-Mail: %{email}',
  unknown_user: 'Ein Benutzer mit diesen Daten existiert nicht',
  password_mismatch: 'Die Passwörter stimmen nicht überein',
  screen_failed: 'Diese Ansicht konnte nicht angezeigt werden',
  screen_failed_hint:
    'Gespeichertes ist nicht verloren. Versuchen Sie es erneut; geschieht es noch einmal, beschreiben Sie dem Support, was Sie getan haben.',
  chunk_failed: 'Ein Teil der Anwendung konnte nicht geladen werden',
  chunk_failed_hint: 'Die Verbindung war unterbrochen, oder es wurde eine neue Version installiert. Es hilft, die Seite neu zu laden.',
  details: 'Technische Einzelheiten',
  not_found: 'Hier ist nichts',
  not_found_hint: 'Die Adresse ist falsch geschrieben, oder ihr Inhalt wurde gelöscht.',
  access_denied_hint: 'Mit Ihrer Rolle können Sie diese Seite nicht öffnen. Wenn Sie sie brauchen, fragen Sie die Leitung Ihrer Firma.',
  to_start: 'Zur Startseite',
};
