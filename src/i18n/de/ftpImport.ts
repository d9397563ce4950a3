import type { ftp_import as english } from '../en/ftpImport.ts';
import type { Translated } from '../translated.ts';

export const ftp_import: Translated<typeof english> = {
  title: 'Import vom FTP',
  start: 'Jetzt importieren',
  details: 'Einzelheiten',
  company: 'Firma',
  progress: 'Fortschritt des Imports',
  never: 'Es wurde noch nichts importiert.',
  never_yet: 'Es wurde noch nichts importiert. Alle %{minutes} Minuten wird auf dem Server nachgesehen.',
  waiting: 'Der Import beginnt gleich …',
  running: 'Import: %{done} von %{total} Verzeichnissen …',
  last: 'Letzter Import',
  came: '%{cars} neue und %{changed} geänderte Fahrzeuge, %{pictures} Bilder.',
  not_yet:
    '%{smart_count} Datei wartet, bis sie eine Weile unverändert war. |||| %{smart_count} Dateien warten, bis sie eine Weile unverändert waren.',
  how: 'Aus dem Verzeichnis der FTP-Einstellungen kommen ein Verzeichnis je Fahrzeug, benannt nach FIN oder Bestandsnummer, mit seinen Bildern darin, und eine CSV-Liste der Fahrzeuge, wenn es eine gibt.',
  cars_new: 'Neue Fahrzeuge',
  cars_changed: 'Geänderte Fahrzeuge',
  cars_unchanged: 'Unveränderte Fahrzeuge',
  pictures_taken: 'Übernommene Bilder',
  pictures_skipped: 'Schon hier',
  pictures_waiting: 'Warten noch',
  refused: 'Nicht übernommen (%{smart_count})',
  faults: 'Nicht übernommene Zeilen der Liste (%{smart_count})',
  row: 'Zeile %{line}',
  feed: 'Liste der Fahrzeuge (CSV)',
  feed_lead:
    'Spalten werden an ihren Überschriften erkannt. Wo das nicht geht, sagen Sie, welche es ist; der nächste Import liest die Liste neu.',
  feed_file: 'Datei im Verzeichnis',
  feed_saved: 'Gespeichert. Der nächste Import liest die Liste neu.',
  by_itself: 'An der Überschrift',
  nowhere: 'Nicht in der Liste',
};
