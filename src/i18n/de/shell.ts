import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translated<typeof english> = {
  menu: { label: 'Hauptmenü', profile: 'Profil' },
  start: 'Startseite',
  title: {
    dashboard: 'Übersicht',
    profile: 'Profil',
    security: 'Anmeldung und Sicherheit',
    access_denied: 'Zugriff verweigert',
    not_found: 'Nicht gefunden',
  },
  back: 'Zurück',
  loading: 'Wird geladen',
  notices: 'Hinweise',
  account: 'Konto',
  dark_theme: 'Dunkles Design',
  light_theme: 'Helles Design',
  viewing: {
    begin: 'Ansehen als',
    explained:
      'Sie sehen das Produkt wie diese Person, um zu helfen, und können nichts ändern. Das wird protokolliert. Auf jeder Seite finden Sie den Weg zurück.',
    now: 'Sie sehen das Produkt als %{name}. Es lässt sich nichts ändern.',
    end: 'Beenden',
  },
  role: {
    admin: 'Administrator',
    chief: 'Firmenleitung',
    employee: 'Mitarbeiter',
    photo_manager: 'Fotomanager',
  },
};
