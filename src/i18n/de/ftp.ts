import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { ftp as english } from '../en/ftp.ts';

export const ftp: Translated<typeof english> = {
  title: 'FTP-Upload',
  failed: 'Die FTP-Einstellungen konnten nicht geladen werden',
  read_only: 'Diese Einstellungen ändert die Leitung Ihrer Firma.',
  saved: 'FTP-Einstellungen gespeichert',
  server: 'Ihr FTP-Server',
  server_operator: 'FTP-Server der Firma',
  server_lead: 'Fertige Bilder werden dorthin gesendet. Die Übertragung läuft im passiven Modus.',
  names: 'Verzeichnisse und Dateinamen',
  names_lead:
    'Felder in geschweiften Klammern stehen für das, was sich von Fahrzeug zu Fahrzeug und Bild zu Bild unterscheidet.',
  content: 'Was gesendet wird',
  password_again:
    'Geben Sie das Passwort noch einmal ein: Das gespeicherte geht an keinen anderen Server oder Port und nicht ohne Verschlüsselung.',
  password_kept: 'Ein Passwort ist gespeichert. Es bleibt, solange Sie kein anderes eingeben.',
  dir_hint: 'Muss bereits vorhanden sein. Leer: das Startverzeichnis nach der Anmeldung.',
  dir_name_hint:
    'Innerhalb des Verzeichnisses. Ohne FIN, Bestandsnummer oder ID bekommt jedes Fahrzeug darin einen eigenen Ordner.',
  initial_name_hint: 'Ohne Nummer oder Ansicht kommt eine vierstellige Nummer ans Ende.',
  put_into: 'Felder für %{field}',
  unknown_place: '%{place} ist kein bekanntes Feld',
  unpadded:
    'Nummern ohne genügend führende Nullen sortieren viele Portale falsch: 10 kommt vor 2. Schreiben Sie besser {number:4}, das ergibt 0001.',
  example: 'Beispiel: %{vehicle}, %{vin}',
  test: 'Verbindung testen',
  testing: 'Wird getestet …',
  quality_hint: 'Von 40 (kleine Dateien) bis 100 (große Dateien)',
  clean_hint: 'Für Portale, die Einblendungen ablehnen',
  send_photos_hint:
    'Sobald das letzte Foto fertig ist und der Betreiber das Fahrzeug, wo nötig, freigegeben hat',
  send_photos_hint_operator:
    'Sobald das letzte Foto fertig ist und Sie das Fahrzeug, wo nötig, freigegeben haben',
  save_originals_hint: 'Die Fotos, wie sie aufgenommen wurden, im Ordner „originals“',
  store_as_zip_hint: 'Eine Datei je Fahrzeug',
  get_cars_from_ftp_hint: 'Fahrzeuge werden aus dem Verzeichnis übernommen',
  sent: {
    send: 'Bilder senden',
    sending: 'Wird gesendet …',
    under_way: 'Die Bilder sind unterwegs. Sie können diese Seite verlassen.',
    no_pictures: 'Es gibt noch keine fertigen Bilder zu senden.',
    succeeded: 'Bilder an den FTP-Server gesendet, %{when}',
    did_not_succeed:
      'Die Bilder konnten nicht an den FTP-Server gesendet werden, %{when}. Den Grund finden Sie im Verlauf.',
    held_back:
      'Nicht automatisch gesendet, weil hier das Kennzeichen zu lesen ist: %{pictures}. Markieren Sie es dort, geben Sie an, dass keines vorhanden ist, oder senden Sie die Bilder so, wie sie sind.',
    to_check:
      'Hier ist das Kennzeichen zu lesen: %{pictures}. Bevor diese Bilder gesendet werden, werden Sie gefragt.',
    history: 'Verlauf',
    loading: 'Verlauf wird geladen …',
    never: 'Von diesem Fahrzeug wurde noch nichts gesendet.',
    by_itself: 'automatisch',
    where: 'An %{host}, %{folder}',
    state: { waiting: 'Wartet', sending: 'Wird gesendet', succeed: 'Gesendet', failed: 'Fehler' },
    count: {
      sent: '%{smart_count} Datei gesendet |||| %{smart_count} Dateien gesendet',
      skipped: '%{smart_count} unverändert',
      failed: '%{smart_count} fehlgeschlagen',
      waiting: '%{smart_count} nicht gesendet',
    },
    file: {
      sent: 'gesendet',
      skipped: 'unverändert vorhanden',
      failed: 'fehlgeschlagen',
      waiting: 'nicht gesendet',
    },
  },
  fields: {
    ftp_host: 'Host',
    ftp_port: 'Port',
    ftp_security: 'Verschlüsselung',
    ftp_user: 'Benutzer',
    ftp_pass: 'Passwort',
    ftp_dir: 'Verzeichnis',
    dir_name: 'Verzeichnisname',
    initial_name: 'Dateiname',
    initial_index: 'Erste Nummer',
    send_photos: 'Fertige Fahrzeuge automatisch senden',
    format: 'Dateiformat',
    quality: 'Qualität',
    clean_variant: 'Bilder ohne Logo und Banner',
    save_originals: 'Auch Originale senden',
    store_as_zip: 'Als ZIP-Datei packen',
    get_cars_from_ftp: 'Fahrzeuge vom FTP',
  },
  choices: {
    ftp_security: {
      none: 'Keine (FTP)',
      explicit: 'FTPS, explizit (AUTH TLS)',
      implicit: 'FTPS, implizit',
    },
    clean_variant: {
      no: 'Nicht senden',
      beside: 'Im Ordner „clean“ daneben',
      instead: 'Anstelle der anderen',
    },
    format: { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' },
  },
  places: {
    vin: 'FIN',
    vin7: 'Letzte 7 der FIN',
    name: 'Name',
    car: 'Bestandsnummer',
    id: 'ID',
    angle: 'Ansicht',
    number: 'Nummer',
    date: 'Datum',
  },
};
