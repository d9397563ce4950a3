import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { support as english } from '../en/support.ts';

/** Texte der Supportleiste und dessen, was der Betreiber mit ihren Nachrichten tut. */
export const support: Translated<typeof english> = {
  open: 'Support kontaktieren',
  messages: 'Supportanfragen',
  title: 'Support',
  lead: 'Worum geht es, oder was könnte besser sein? Wir lesen jede Nachricht.',
  subject: 'Betreff',
  text: 'Nachricht',
  sent_along: 'Die Adresse dieser Seite wird mitgeschickt: %{page}',
  sent_along_car: 'Mitgeschickt werden die Adresse dieser Seite und das Fahrzeug darauf: %{page}',
  screenshot: 'Bild dieser Seite anfügen',
  screenshot_alt: 'Bild dieser Seite',
  screenshot_remove: 'Bild dieser Seite entfernen',
  screenshot_failed:
    'Die Seite ließ sich nicht aufnehmen. Fügen Sie stattdessen ein eigenes Bild an.',
  files: 'Dateien anfügen',
  files_hint: 'Höchstens %{most} Dateien mit je %{megabytes} MB',
  file_remove: '%{name} entfernen',
  file_too_large: '%{name} ist größer als %{megabytes} MB',
  file_empty: '%{name} ist leer',
  too_many_files: 'Höchstens %{most} Dateien',
  send: 'Senden',
  sent: 'Danke. Ihre Nachricht ist angekommen.',
  download: '%{name} herunterladen',
  no_files: 'Keine',
  answer_subject: 'AW: %{subject}',
};
