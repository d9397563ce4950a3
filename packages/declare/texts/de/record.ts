import type { record as english, tiptap as englishEditor } from '../en/record.ts';
import type { Translated } from '../translated.ts';

export const record: Translated<typeof english> = {
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  create: 'Anlegen',
  create_another: 'Anlegen und neu',
  cancel: 'Abbrechen',
  reset: 'Änderungen verwerfen',
  saved: '%{name} gespeichert',
  created: '%{name} hinzugefügt',
  partial:
    '„%{name}“ wurde hinzugefügt, aber nicht alles davon konnte gespeichert werden. Versuchen Sie es noch einmal: Es wird nicht doppelt hinzugefügt.',
  unsaved: 'Nicht gespeicherte Änderungen',
  check_fields: 'Bitte prüfen Sie die markierten Felder',
  unnamed: '%{name} %{id}',
  tabs: 'Teile dieser Seite',
  trail: 'Sie sind hier',
  previous: 'Vorheriger Eintrag (Taste k)',
  next: 'Nächster Eintrag (Taste j)',
  failed: 'Das konnte nicht geladen werden',
  missing: 'Hier ist nichts',
  missing_hint: 'Es wurde gelöscht, oder es ist nicht für Sie bestimmt.',
  to_list: 'Zur Liste',
  conflict: {
    title: 'Dies wurde inzwischen geändert',
    lead: 'Seit Sie es geöffnet haben, wurden diese Felder mit anderen Werten gespeichert:',
    lead_other:
      'Seit Sie es geöffnet haben, wurde hier etwas anderes gespeichert. Ihre Änderungen können trotzdem bleiben.',
    field: 'Feld',
    mine: 'Ihre Eingabe',
    theirs: 'Gespeichert',
    keep_mine: 'Meine Eingabe behalten',
    load_theirs: 'Gespeichertes laden',
  },
  file_choose: 'Datei wählen',
  file_one: 'Wählen Sie eine einzelne Datei',
  file_other: 'Andere Datei wählen',
  file_remove: 'Entfernen',
  file_drop: 'oder hierher ziehen',
  files_drop: 'oder hierher ziehen',
};

export const tiptap: Translated<typeof englishEditor> = {
  heading1: 'Überschrift 1',
  heading2: 'Überschrift 2',
  heading3: 'Überschrift 3',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  strike: 'Durchgestrichen',
  code: 'Code',
  list_bulleted: 'Aufzählung',
  list_numbered: 'Nummerierte Liste',
  link: 'Link',
  blockquote: 'Zitat',
  clear_format: 'Formatierung entfernen',
};
