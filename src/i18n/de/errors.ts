import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translated<typeof english> = {
  screen_failed: 'Diese Ansicht konnte nicht angezeigt werden',
  screen_failed_hint:
    'Gespeichertes ist nicht verloren. Versuchen Sie es erneut; geschieht es noch einmal, beschreiben Sie dem Support, was Sie getan haben.',
  screen_failed_hint_operator:
    'Gespeichertes ist nicht verloren. Versuchen Sie es erneut; die technischen Einzelheiten unten helfen, die Ursache zu finden.',
  chunk_failed: 'Ein Teil der Anwendung konnte nicht geladen werden',
  chunk_failed_hint:
    'Die Verbindung war unterbrochen, oder es wurde eine neue Version installiert. Es hilft, die Seite neu zu laden.',
  details: 'Technische Einzelheiten',
  not_found: 'Hier ist nichts',
  not_found_hint: 'Die Adresse ist falsch geschrieben, oder ihr Inhalt wurde gelöscht.',
  access_denied_hint:
    'Mit Ihrer Rolle können Sie diese Seite nicht öffnen. Wenn Sie sie brauchen, fragen Sie die Leitung Ihrer Firma.',
  access_denied_hint_operator:
    'Diese Seite gehört den Firmen. Die Daten einer Firma finden Sie unter Firmen.',
  to_start: 'Zur Startseite',
};
