import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  something_went_wrong: 'Etwas ist schiefgelaufen',
  invalid_input: 'Bitte prüfen Sie Ihre Eingaben',
  not_signed_in: 'Bitte melden Sie sich an',
  forbidden: 'Zugriff verweigert',
  only_looking_on: 'Sie sehen nur zu: Es lässt sich nichts ändern',
  not_found: 'Nicht gefunden',
  cutout_engine_set:
    'Die Einstellung CUTOUT_MODEL legt fest, was Fahrzeuge freistellt; nur mit auto kann hier gewählt werden.',
  cutout_engine_missing: 'Dieses Modell ist noch nicht geholt worden.',
  cutout_engine_unusable: 'Dieses Modell lässt sich nicht öffnen: {reason}',
  changed_meanwhile:
    'Jemand anders hat dies inzwischen geändert. Bitte laden Sie neu und versuchen Sie es noch einmal.',
  too_large: 'Die Anfrage ist zu groß',
  unsupported_media_type: 'Diese Art von Anfrage wird nicht unterstützt',
  bad_request: 'Die Anfrage ist nicht lesbar',
  upload_unreadable: 'Die Datei ist unvollständig angekommen. Bitte noch einmal senden',
  unstorable_text: 'Enthält Zeichen, die nicht gespeichert werden können',
  too_many_requests: 'Zu viele Anfragen. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  database_away: 'Die Datenbank wird neu gestartet. Bitte versuchen Sie es gleich noch einmal.',
  perhaps_saved:
    'Die Verbindung zur Datenbank brach beim Speichern ab. Bitte sehen Sie nach, ob alles da ist, bevor Sie es noch einmal versuchen.',
  storage_full:
    'Der Speicher ist voll. Es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal oder sagen Sie dem Support Bescheid.',
  storage_full_operator:
    'Der Speicher ist voll. Es wurde nichts gespeichert. Schaffen Sie dort Platz und versuchen Sie es dann erneut.',
  storage_unreachable:
    'Der Speicher für Bilder ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  source_unreachable:
    'Diese Einträge verwaltet ein anderes System, das nicht erreichbar ist. Bitte versuchen Sie es später noch einmal.',
  source_slow:
    'Diese Einträge verwaltet ein anderes System, das nicht rechtzeitig geantwortet hat. Bitte versuchen Sie es später noch einmal.',
  source_slow_change:
    'Diese Einträge verwaltet ein anderes System, das nicht rechtzeitig geantwortet hat. Bitte sehen Sie nach, ob Ihre Änderung da ist, bevor Sie es noch einmal versuchen.',
  source_refused: 'Diese Einträge verwaltet ein anderes System, das den Zugriff verweigert.',
  source_broken: 'Diese Einträge verwaltet ein anderes System, dessen Antwort nicht lesbar ist.',
  source_not_set_up:
    'Diese Einträge verwaltet ein anderes System, dessen Zugang noch nicht eingerichtet ist.',
  source_refuses_input: 'Das andere System, das diese Einträge verwaltet, nimmt das nicht an.',
  source_says: 'Das andere System meldet: {text}',
  no_credit:
    'Ihr Guthaben ist aufgebraucht. Wenden Sie sich an den Support, um Guthaben zu erhalten. Telefon: {tel}. E-Mail: {email}',
  no_credit_operator:
    'Das Guthaben dieser Firma ist aufgebraucht. Fügen Sie auf ihrer Seite unter Firmen Guthaben oder Tokens hinzu.',

  unknown_user: 'Ein Benutzer mit diesen Daten existiert nicht',
  too_many_sign_ins:
    'Zu viele Fehlversuche. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  reset_link_invalid: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  wrong_password: 'Das ist nicht Ihr jetziges Passwort',
  email_taken: 'Diese E-Mail-Adresse verwendet schon jemand',

  required: 'Pflichtfeld',
  unknown_field: 'Unbekanntes Feld',
  read_only: 'Lässt sich nicht ändern',
  not_unique: 'Ein anderer Eintrag hat diesen Wert schon',
  no_such_record: 'Diesen Eintrag gibt es nicht',
  invalid_value: 'Kein gültiger Wert',
  invalid_type: 'Kein gültiger Wert',
  invalid_choice: 'Eines davon wählen: {values}',
  invalid_email: 'Keine E-Mail-Adresse',
  invalid_url: 'Keine Webadresse',
  invalid_date: 'Kein Datum',
  too_short: 'Mindestens {minimum} Zeichen',
  too_long: 'Höchstens {maximum} Zeichen',
  too_small: 'Mindestens {minimum}',
  too_big: 'Höchstens {maximum}',
  too_many_items: 'Höchstens {maximum} Einträge',
  line_break: 'Bitte keine Zeilenumbrüche',
  html: 'Bitte kein HTML',
  not_an_id: 'Keine gültige Nummer',
  not_a_number: 'Keine ganze Zahl',
  password_mismatch: 'Passwort und Bestätigung müssen übereinstimmen',
  name_or_vin: 'Geben Sie einen Namen, eine Marke, ein Modell oder eine FIN ein',
  reason_or_comment: 'Wählen Sie einen Grund oder schreiben Sie einen Kommentar',
  box_needs_photo: 'Ein Rahmen gehört zu einem Foto',
  plate_needs_photo: 'Die Ecken eines Kennzeichens gehören zu einem Foto',
  strokes_need_photo: 'Pinselstriche gehören zu einem Foto',
  strokes_need_cutout: 'Dieses Foto hat keine Freistellung, die man korrigieren könnte',
  strokes_too_long: 'Das sind mehr Pinselstriche, als ein Foto aufnimmt',
  plate_shape:
    'Die vier Ecken müssen von oben links im Uhrzeigersinn um das Kennzeichen gehen, ohne Delle',
  invalid_cursor: 'Diese Stelle in der Liste gibt es nicht',
  span_too_long: 'Höchstens ein Jahr kann gezeigt werden',
  page_too_far:
    'Nur durch die ersten 10.000 Einträge kann geblättert werden. Bitte grenzen Sie die Suche ein.',

  mail_feedback_subject: '{product}-Support: {subject}',
  mail_feedback_text:
    '{name} ({company}, {email}) schreibt:\n\n{text}\n\nSeite: {page}\nDateien: {files}\nNachricht: {link}\n\nEine Antwort auf diese E-Mail geht an {name}.\n',
  mail_complaint_subject: '{product}: Reklamation zu {vehicle}',
  mail_complaint_text:
    '{name} ({company}) reklamiert ein Bild von {vehicle}:\n\n{text}\n\nHier antworten: {link}\n',
  mail_reset_subject: 'Ihr neues Passwort für {product}',
  mail_reset_text:
    'Guten Tag {name},\n\njemand, vermutlich Sie, hat ein neues Passwort für {product} angefordert. Legen Sie es innerhalb von {minutes} Minuten hier fest:\n\n{link}\n\nWenn Sie es nicht waren, müssen Sie nichts tun.\n',
};
