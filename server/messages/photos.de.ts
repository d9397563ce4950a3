import type { photosEn } from './photos.en.ts';

export const photosDe: Record<keyof typeof photosEn, string> = {
  file_original: 'Original',
  extra_photo: 'Zusatzfoto',
  no_files: 'Keine Dateien zum Herunterladen',
  no_photo_to_approve: 'Es gibt noch kein Foto, das freigegeben werden kann.',
  undo_too_late:
    'Es sind mehr als zehn Sekunden vergangen: Die Entscheidung bleibt. Sie können neu entscheiden.',
  decision_changed: 'Diese Entscheidung gilt nicht mehr und kann nicht rückgängig gemacht werden.',
  no_finished_pictures: 'Es gibt noch keine fertigen Bilder zu senden',
  plates_unchanged:
    'Hier ist das Kennzeichen zu lesen: {pictures}. Markieren Sie es dort, sagen Sie, dass keines da ist, oder bestätigen Sie auf der Seite des Fahrzeugs, dass diese Bilder hinausgehen dürfen.',
  other_vehicle: 'Das ist ein anderes Fahrzeug',
  no_finished_picture: 'Dieses Foto hat noch kein fertiges Bild',
  complaint_open: 'Der Betreiber hat zu diesem Bild schon eine Reklamation',
  complaint_answered: 'Diese Reklamation ist schon beantwortet',
  declined_without_picture: 'Wer eine Reklamation ablehnt, schickt kein Bild',
  no_such_view: 'Diese Ansicht hat das Fahrzeug nicht',
  view_not_allowed: 'Diese Ansicht ist in den Einstellungen der Firma abgeschaltet',
  extra_photos_off: 'Zusatzfotos sind in den Einstellungen der Firma abgeschaltet',
  no_photo_at_view: 'Zu dieser Ansicht gibt es noch kein Foto',
  extra_cannot_move: 'Ein Zusatzfoto gehört zu keiner Ansicht',
  ftp_not_set: 'Geben Sie zuerst in den Einstellungen FTP-Server und Benutzer an',
  ftp_not_set_operator:
    'Geben Sie zuerst in den Einstellungen der Firma FTP-Server und Benutzer an',

  photo_missing: 'Wählen Sie ein Foto',
  photo_one_only: 'Bitte jeweils nur ein Foto',
  photo_too_large: 'Die Datei ist größer als {limit} MB',
  photo_empty: 'Die Datei ist leer',
  photo_not_an_image: 'Die Datei ist kein Bild',
  photo_unsupported_format:
    'Diese Bildart wird nicht unterstützt. Bitte wählen Sie eine JPEG-, PNG-, WebP- oder AVIF-Datei.',
  photo_heic:
    'HEIC-Fotos können hier nicht gelesen werden. Stellen Sie die Kamera auf „Maximale Kompatibilität“ oder speichern Sie das Foto als JPEG.',
  photo_truncated:
    'Die Datei ist beschädigt oder unvollständig. Bitte übertragen Sie sie noch einmal von der Kamera.',
  photo_too_many_pixels: 'Das Bild hat mehr als 100 Megapixel',
};
