import type { ftpImportEn } from './ftpImport.en.ts';

export const ftpImportDe: Record<keyof typeof ftpImportEn, string> = {
  import_off:
    'Diese Firma bekommt keine Fahrzeuge per FTP. Schalten Sie das zuerst in den FTP-Einstellungen ein.',
  import_too_many_entries: 'Es sind mehr Einträge, als ein Verzeichnis mit Fahrzeugen haben kann.',
  import_time_is_up:
    'Der Server war zu langsam: Die Zeit für einen Import ist um. Der nächste macht hier weiter.',
  import_interrupted: 'Der Import wurde unterbrochen. Starten Sie ihn noch einmal.',
  import_failed:
    'Hier ist etwas schiefgelaufen, nicht auf dem FTP-Server. Starten Sie den Import noch einmal.',
  import_unsafe_name:
    'Der Name hat Zeichen, die in Dateinamen nicht sicher sind. Benennen Sie das um.',
  import_long_name: 'Der Name ist zu lang. Kürzen Sie ihn.',
  import_link:
    'Verknüpfungen wird nicht gefolgt. Legen Sie die Datei oder das Verzeichnis selbst dorthin.',
  import_unreadable_line: 'Der Server beschreibt diesen Eintrag so, dass er nicht zu lesen ist.',
  import_incomplete:
    'Es kamen weniger oder mehr Bytes, als der Server angekündigt hatte. Der nächste Import versucht es wieder.',
  import_too_many_pictures:
    'Ein Fahrzeug kann 200 Bilder in seinem Verzeichnis haben; dieses ist darüber.',
  import_feed_too_large: 'Die Liste ist zu lang: höchstens 50.000 Fahrzeuge und 20 MB.',
  import_feed_unreadable: 'Das ist keine Liste, die zu lesen wäre. Speichern Sie sie als CSV.',
  import_feed_without_key:
    'In keiner Spalte steht die FIN oder die Nummer. Sagen Sie unten, welche es ist.',
  feed_no_key: 'Weder FIN noch Nummer',
  feed_twice: 'Das Fahrzeug steht schon weiter oben',
  feed_too_many_cells: 'Mehr Zellen, als die Liste Überschriften hat',
  feed_too_long: 'Zu lang',
  feed_not_plain: 'Zeilenumbrüche und HTML sind hier nicht möglich',
  feed_not_a_number: 'Keine Zahl',
  feed_out_of_range: 'Die Zahl ist zu groß oder zu klein',
  feed_unknown_word: 'Dieses Wort ist nicht bekannt',
  feed_not_a_date: 'Kein Datum',
  feed_invalid: 'Kein gültiger Wert',
  feed_not_saved: 'Das Fahrzeug konnte nicht gespeichert werden',
};
