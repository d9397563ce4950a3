/** The server's texts by code. `{name}` is replaced by a value. */
export const en = {
  // Whole requests
  cutout_engine_set:
    'The setting CUTOUT_MODEL says what cuts vehicles out; only with auto can it be chosen here.',
  cutout_engine_missing: 'This engine has not been fetched yet.',
  cutout_engine_unusable: 'This engine cannot be opened: {reason}',
  storage_full: 'The storage is full. Nothing was saved. Please try again later or tell support.',
  storage_full_operator: 'The storage is full. Nothing was saved. Make room on it, then try again.',
  storage_unreachable: 'The storage for pictures cannot be reached. Please try again in a moment.',
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
