/** The texts of the Excel file of transactions. */
export const balanceEn = {
  report_transactions: 'Transactions',
  report_from: 'from {day}',
  report_until: 'to {day}',
  report_moment: 'Date (UTC)',
  report_company: 'Company',
  report_vehicle: 'Vehicle',
  report_type: 'Type',
  report_amount: 'Amount',
  report_user: 'User',
  report_car: 'Vehicle no.',
  report_entry: 'Entry no.',

  transaction_vehicle_token: 'Vehicle paid with a token',
  transaction_vehicle_credit: 'Vehicle paid with a credit',
  transaction_vehicle_staff_credit: "Vehicle paid with an employee's credit",
  transaction_tokens_added: 'Tokens added',
  transaction_tokens_removed: 'Tokens removed',
  transaction_credits_added: 'Credits added',
  transaction_credits_for_tokens: 'Credits exchanged for tokens',
  transaction_credits_to_staff: 'Credits given to an employee',
  transaction_staff_credits_added: 'Credits received by an employee',
};
