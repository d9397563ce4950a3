/** The server's texts by code. `{name}` is replaced by a value. */
export const en = {
  // Whole requests
  something_went_wrong: 'Something went wrong',
  invalid_input: 'Please check your input',
  not_signed_in: 'Please sign in',
  forbidden: 'Access denied',
  only_looking_on: 'You are only viewing: nothing can be changed',
  not_found: 'Not found',
  cutout_engine_set:
    'The setting CUTOUT_MODEL says what cuts vehicles out; only with auto can it be chosen here.',
  cutout_engine_missing: 'This engine has not been fetched yet.',
  cutout_engine_unusable: 'This engine cannot be opened: {reason}',
  changed_meanwhile: 'Someone else has changed this in the meantime. Please reload and try again.',
  too_large: 'The request is too large',
  unsupported_media_type: 'This kind of request is not supported',
  bad_request: 'The request cannot be read',
  upload_unreadable: 'The upload arrived incomplete. Send it again',
  unstorable_text: 'Contains characters that cannot be stored',
  too_many_requests: 'Too many requests. Please try again in {seconds} seconds.',
  busy: 'The server is busy. Please try again in a moment.',
  database_away: 'The database is being restarted. Please try again in a moment.',
  perhaps_saved:
    'The connection to the database broke while this was being saved. Please look whether it is there before you try again.',
  storage_full: 'The storage is full. Nothing was saved. Please try again later or tell support.',
  storage_full_operator: 'The storage is full. Nothing was saved. Make room on it, then try again.',
  storage_unreachable: 'The storage for pictures cannot be reached. Please try again in a moment.',
  source_unreachable:
    'These records are kept by another system, which cannot be reached. Please try again later.',
  source_slow:
    'These records are kept by another system, which did not answer in time. Please try again later.',
  source_slow_change:
    'These records are kept by another system, which did not answer in time. Please look whether your change is there before you try again.',
  source_refused: 'These records are kept by another system, which refuses access.',
  source_broken: 'These records are kept by another system, whose answer cannot be read.',
  source_not_set_up:
    'These records are kept by another system, for which access is not set up yet.',
  source_refuses_input: 'The other system that keeps these records does not accept this.',
  source_says: 'The other system says: {text}',
  no_credit:
    'Your credit has been used up. Contact support to get credit. Phone: {tel}. E-Mail: {email}',
  no_credit_operator:
    'The credit of this company has been used up. Add credits or tokens on its page under Companies.',

  // Signing in
  unknown_user: 'User with such data does not exist',
  too_many_sign_ins: 'Too many failed attempts. Please try again in {seconds} seconds.',
  reset_link_invalid: 'This link is no longer valid. Please ask for a new one.',
  wrong_password: 'This is not your present password',
  email_taken: 'Somebody else uses this e-mail address',

  // Fields
  required: 'Required',
  unknown_field: 'Unknown field',
  read_only: 'Cannot be changed',
  not_unique: 'Another record has this value',
  no_such_record: 'There is no such record',
  invalid_value: 'Not a valid value',
  invalid_type: 'Not a valid value',
  invalid_choice: 'Choose one of: {values}',
  invalid_email: 'Not an e-mail address',
  invalid_url: 'Not a web address',
  invalid_date: 'Not a date',
  too_short: 'At least {minimum} characters',
  too_long: 'At most {maximum} characters',
  too_small: 'At least {minimum}',
  too_big: 'At most {maximum}',
  too_many_items: 'At most {maximum} entries',
  line_break: 'No line breaks, please',
  html: 'No HTML, please',
  not_an_id: 'Not a valid number',
  not_a_number: 'Not a whole number',
  password_mismatch: 'Password and Confirm Password should match',
  name_or_vin: 'Enter a name, a brand, a model or a VIN',
  reason_or_comment: 'Choose a reason or write a comment',
  box_needs_photo: 'A box belongs to one photo',
  plate_needs_photo: 'The corners of a licence plate belong to one photo',
  strokes_need_photo: 'Brush strokes belong to one photo',
  strokes_need_cutout: 'This photo has no cut-out that could be corrected',
  strokes_too_long: 'These are more brush strokes than one photo takes',
  plate_shape:
    'The four corners must go round the licence plate clockwise from its top left, without a dent',
  invalid_cursor: 'This position in the list is not valid',
  span_too_long: 'At most a year can be shown',
  page_too_far: 'Only the first 10,000 entries can be paged through. Please narrow the search.',

  // Mails
  mail_feedback_subject: '{product} support: {subject}',
  mail_feedback_text:
    '{name} ({company}, {email}) writes:\n\n{text}\n\nPage: {page}\nFiles: {files}\nMessage: {link}\n\nAn answer to this mail goes to {name}.\n',
  mail_complaint_subject: '{product}: problem reported with {vehicle}',
  mail_complaint_text:
    '{name} ({company}) reports a problem with a picture of {vehicle}:\n\n{text}\n\nReply here: {link}\n',
  mail_reset_subject: 'Your new password for {product}',
  mail_reset_text:
    'Hello {name},\n\nsomebody, probably you, asked for a new password for {product}. Set it here within {minutes} minutes:\n\n{link}\n\nIf it was not you, nothing needs to be done.\n',
};
