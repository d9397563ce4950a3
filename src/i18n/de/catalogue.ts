import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { catalogue as english, signInCatalogue as englishSignIn } from '../en/catalogue.ts';

export const signInCatalogue: Translated<typeof englishSignIn> = {
  something_went_wrong: 'Etwas ist schiefgelaufen',
  unknown_user: 'Ein Benutzer mit diesen Daten existiert nicht',
};

export const catalogue: Translated<typeof english> = {
  ...signInCatalogue,
  password_mismatch: 'Die Passwörter stimmen nicht überein',
  error: 'Fehler!',
  access_denied: 'Zugriff verweigert',
  error_saving_offer: 'Fehler beim Speichern des Angebots',
  error_deleting_offer: 'Fehler beim Löschen des Angebots',
  credit_used_up:
    'Ihr Guthaben ist aufgebraucht. Wenden Sie sich an den Support, um Guthaben zu erhalten. Telefon: %{tel}. E-Mail: %{email}',
  no_results: 'Keine Ergebnisse',
  no_data: 'Es sind keine Daten vorhanden',
  success: 'Erfolgreich',
  profile_saved: 'Profil gespeichert',
  profile_updated: 'Profil aktualisiert',
  car_updated: 'Fahrzeug aktualisiert',
  upload_done: 'Hochladen abgeschlossen',
  photo_processing:
    'Foto zur Verarbeitung gesendet |||| %{smart_count} Fotos zur Verarbeitung gesendet',
  photo_processed: 'Foto verarbeitet |||| %{smart_count} Fotos verarbeitet',
  tokens_added: 'Tokens hinzugefügt',
  token_created: 'Token angelegt',
  token_deleted: 'Token gelöscht',
  subcompany_attached: 'Unterfirma zugeordnet',
  subcompany_detached: 'Unterfirma gelöst',
  extra_photo_removed: 'Zusatzfoto entfernt |||| %{smart_count} Zusatzfotos entfernt',
  offer_saved: 'Angebot gespeichert',
  offer_deleted: 'Angebot gelöscht',
  vehicle_added: 'Fahrzeug hinzugefügt',
  vehicle_approved: 'Fahrzeug freigegeben',
  vehicle_data_updated: 'Fahrzeugdaten aktualisiert',
  vehicle_image_loaded: 'Fahrzeugbild hochgeladen',
  vehicle_image_removed: 'Fahrzeugbild entfernt |||| %{smart_count} Fahrzeugbilder entfernt',
  no_files_to_download: 'Keine Dateien zum Herunterladen',
};
