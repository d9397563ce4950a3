import type { balanceEn } from './balance.en.ts';

export const balanceDe: Record<keyof typeof balanceEn, string> = {
  report_transactions: 'Transaktionen',
  report_from: 'ab {day}',
  report_until: 'bis {day}',
  report_charged: 'Fahrzeuge',
  report_moment: 'Datum (UTC)',
  report_company: 'Firma',
  report_vehicle: 'Fahrzeug',
  report_type: 'Art',
  report_amount: 'Betrag',
  report_user: 'Benutzer',
  report_car: 'Fahrzeug-Nr.',
  report_entry: 'Buchungs-Nr.',

  transaction_vehicle_token: 'Fahrzeug mit Token bezahlt',
  transaction_vehicle_credit: 'Fahrzeug mit Guthaben bezahlt',
  transaction_vehicle_staff_credit: 'Fahrzeug mit Mitarbeiterguthaben bezahlt',
  transaction_tokens_added: 'Tokens hinzugefügt',
  transaction_tokens_removed: 'Tokens entfernt',
  transaction_credits_added: 'Guthaben hinzugefügt',
  transaction_credits_for_tokens: 'Guthaben gegen Tokens getauscht',
  transaction_credits_to_staff: 'Guthaben an Mitarbeiter vergeben',
  transaction_staff_credits_added: 'Guthaben für Mitarbeiter',
};
