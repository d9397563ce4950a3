import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  cutout_engine_set:
    'Die Einstellung CUTOUT_MODEL legt fest, was Fahrzeuge freistellt; nur mit auto kann hier gewählt werden.',
  cutout_engine_missing: 'Dieses Modell ist noch nicht geholt worden.',
  cutout_engine_unusable: 'Dieses Modell lässt sich nicht öffnen: {reason}',
  storage_full:
    'Der Speicher ist voll. Es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal oder sagen Sie dem Support Bescheid.',
  storage_full_operator:
    'Der Speicher ist voll. Es wurde nichts gespeichert. Schaffen Sie dort Platz und versuchen Sie es dann erneut.',
  storage_unreachable:
    'Der Speicher für Bilder ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
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
