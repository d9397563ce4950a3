import type { rules as english } from '../en/rules.ts';
import type { Translated } from '../translated.ts';

export const rules: Translated<typeof english> = {
  required: 'Pflichtfeld',
  invalid_value: 'Kein gültiger Wert',
  invalid_email: 'Keine E-Mail-Adresse',
  invalid_url: 'Keine Webadresse',
  invalid_json: 'Kein JSON: Fehlt ein Anführungszeichen, ein Komma oder eine Klammer?',
  too_short: 'Mindestens %{minimum} Zeichen',
  too_long: 'Höchstens %{maximum} Zeichen',
  too_small: 'Mindestens %{minimum}',
  too_big: 'Höchstens %{maximum}',
  line_break: 'Bitte keine Zeilenumbrüche',
  html: 'Bitte kein HTML',
  not_a_number: 'Keine ganze Zahl',
  file_too_large: 'Größer als %{megabytes} MB',
  no_picture: 'Nur ein Bild: JPEG, PNG oder WebP',
};
