import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { vehicles as english } from '../en/vehicles.ts';

export const vehicles: Translated<typeof english> = {
  quality_check_hint: 'Der Betreiber sieht sich dieses Fahrzeug an, bevor es freigegeben wird.',
  quality_check_hint_operator: 'Das Fahrzeug wartet auf Ihre Freigabe.',
  unchanged_plates: '%{smart_count} Kennzeichen lesbar |||| %{smart_count} Kennzeichen lesbar',
  unchanged_plates_hint:
    'Auf fertigen Bildern ist ein Kennzeichen zu lesen, das geändert werden sollte. Das Fahrzeug wird nicht automatisch gesendet.',
  photos: '%{count} von %{of}',
  photos_label: 'Ansichten mit Foto: %{count} von %{of}, verarbeitet: %{processed}',
  no_picture: 'Noch kein Foto',
  unnamed: 'Fahrzeug %{id}',
  bulk: {
    process: 'Verarbeiten',
    process_title:
      '%{smart_count} Fahrzeug verarbeiten? |||| %{smart_count} Fahrzeuge verarbeiten?',
    process_text:
      'Alle Fotos werden zur Verarbeitung gesendet. Ein Fahrzeug kostet beim ersten Mal einen Token oder einen Credit, danach nichts mehr.',
    process_running: 'Wird zur Verarbeitung gesendet …',
    process_done:
      '%{smart_count} Fahrzeug zur Verarbeitung gesendet |||| %{smart_count} Fahrzeuge zur Verarbeitung gesendet',
    process_charged: 'Abgebucht: %{what}.',
    tokens: '%{smart_count} Token |||| %{smart_count} Tokens',
    credits: '%{smart_count} Guthaben |||| %{smart_count} Guthaben',
    process_nothing: 'Kein Foto zu verarbeiten',
    process_refused:
      '%{smart_count} Foto kann nicht verarbeitet werden |||| %{smart_count} Fotos können nicht verarbeitet werden',
    download: 'Herunterladen',
    download_title:
      'Fertige Bilder von %{smart_count} Fahrzeug herunterladen? |||| Fertige Bilder von %{smart_count} Fahrzeugen herunterladen?',
    download_text:
      'Ein Archiv je Fahrzeug. Wenn Ihr Browser fragt, ob diese Seite mehrere Dateien herunterladen darf, erlauben Sie es.',
    download_running: 'Archive werden vorbereitet …',
    download_done: '%{smart_count} Archiv vorbereitet |||| %{smart_count} Archive vorbereitet',
    download_links: 'Nichts passiert? Die Links gelten einige Minuten:',
  },
  vin: {
    vin_length: 'Eine FIN hat 17 Zeichen, diese hat %{length}. Sie können sie trotzdem speichern.',
    vin_characters:
      'Eine FIN hat nur Ziffern und Großbuchstaben ohne I, O und Q. Sie können sie trotzdem speichern.',
    vin_check_digit:
      'Die Prüfziffer (9. Zeichen) passt nicht. Viele europäische Hersteller lassen sie frei; achten Sie auf Tippfehler.',
    fine: 'FIN geprüft',
    where: '17 Zeichen, in den Papieren und hinter der Windschutzscheibe',
  },
};
