import type { companiesEn } from './companies.en.ts';

export const companiesDe: Record<keyof typeof companiesEn, string> = {
  no_chief: 'Diese Firma hat keine Leitung',
  not_in_preset: 'Diese Ansicht gibt es in diesem Satz nicht',
  attached_already: 'Diese Firma gehört schon zu einer anderen',
  not_attached: 'Das ist keine ihrer Unterfirmen',
  company_circle: 'Eine Firma kann nicht zu sich selbst oder zu einer ihrer Unterfirmen gehören',
  photo_manager_stays: 'Ein Fotomanager ohne Firma bleibt Fotomanager',
  chief_stays: 'Die Leitung einer Firma bleibt ihre Leitung',
  own_account: 'Sie können sich nicht selbst sperren',
  operator_not_viewed: 'Als ein anderer Betreiber kann man das Produkt nicht ansehen',
  blocked_not_viewed: 'Diese Person ist gesperrt und sieht nichts',
  not_enough_credits: 'Die Firma hat {credits} Guthaben',
  token_used: 'Ein verbrauchter Token kann nicht gelöscht werden',

  mail_welcome_subject: 'Willkommen bei {product}',
  mail_welcome_text:
    'Guten Tag {name},\n\nfür Sie wurde ein Zugang zu {product} eingerichtet. Wählen Sie innerhalb von {days} Tagen hier Ihr Passwort:\n\n{link}\n\nDanach können Sie sich mit dieser E-Mail-Adresse anmelden.\n',
};
