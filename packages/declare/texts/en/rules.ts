/** Messages of validation before sending; the same words as the server's (server/messages). */
export const rules = {
  required: 'Required',
  invalid_value: 'Not a valid value',
  invalid_email: 'Not an e-mail address',
  invalid_url: 'Not a web address',
  invalid_json: 'Not JSON: look for a missing quotation mark, comma or bracket',
  too_short: 'At least %{minimum} characters',
  too_long: 'At most %{maximum} characters',
  too_small: 'At least %{minimum}',
  too_big: 'At most %{maximum}',
  line_break: 'No line breaks, please',
  html: 'No HTML, please',
  not_a_number: 'Not a whole number',
  file_too_large: 'Larger than %{megabytes} MB',
  no_picture: 'Only one picture: JPEG, PNG or WebP',
};
