/** The server's texts about e-mail addresses of users and the first operator. */
export const accountsEn = {
  email_link_invalid: 'This link is no longer valid. Change the address again to get a new one.',
  own_address_in_profile: 'Change your own e-mail address in your profile',
  setup_link_invalid: 'This link is not valid. Use the one that the server printed at its start.',
  setup_link_expired: 'This link has expired. Start the server again to get a new one.',
  setup_done: 'The first operator exists already. Please sign in.',
  passkey_expired: 'That took too long. Please try again.',
  passkey_refused: 'This passkey could not be added. Please try again, or use another device.',
  unknown_passkey: 'This passkey is not valid here. Sign in with your password.',

  mail_new_email_subject: 'Confirm your new e-mail address for {product}',
  mail_new_email_text:
    'Hello {name},\n\nthis address is to be yours for {product}. Confirm it here within {hours} hours:\n\n{link}\n\nUntil then your present address stays as it is. If you know nothing of this, ignore this mail.\n',
  mail_old_email_subject: 'Your e-mail address for {product} is about to change',
  mail_old_email_text:
    'Hello {name},\n\nyour e-mail address for {product} changes to {email} as soon as that address is confirmed.\n\nIf you did not expect this, set a new password now, which also stops the change:\n\n{link}\n\nIf it has changed already, write to {support}.\n',
};
