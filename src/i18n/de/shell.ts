import type { shell as english } from '../en/shell.ts';
import type { Translated } from '../translated.ts';

export const shell: Translated<typeof english> = {
  menu: { label: 'Hauptmenü', open: 'Menü öffnen', close: 'Menü schließen', profile: 'Profil' },
  title: {
    dashboard: 'Übersicht',
    profile: 'Profil',
    access_denied: 'Zugriff verweigert',
    not_found: 'Nicht gefunden',
  },
  back: 'Zurück',
  skip: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  notices: 'Hinweise',
  user_menu: 'Konto von %{name}',
  account: 'Konto',
  logout: 'Abmelden',
  language: 'Sprache',
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
