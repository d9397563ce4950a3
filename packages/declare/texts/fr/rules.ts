import type { rules as english } from '../en/rules.ts';
import type { Translated } from '../translated.ts';

export const rules: Translated<typeof english> = {
  required: 'Obligatoire',
  invalid_value: 'Valeur non valable',
  invalid_email: 'Pas une adresse e-mail',
  invalid_url: 'Pas une adresse web',
  invalid_json: 'Pas du JSON : il manque peut-être un guillemet, une virgule ou une parenthèse',
  too_short: 'Au moins %{minimum} caractères',
  too_long: 'Au plus %{maximum} caractères',
  too_small: 'Au moins %{minimum}',
  too_big: 'Au plus %{maximum}',
  line_break: 'Pas de saut de ligne',
  html: 'Pas de HTML',
  not_a_number: 'Pas un nombre entier',
  file_too_large: 'Plus grand que %{megabytes} Mo',
  no_picture: 'Une seule image : JPEG, PNG ou WebP',
};
