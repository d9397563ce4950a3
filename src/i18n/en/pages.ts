/** Texts of the screens and slots that declarations name. */
export const pages = {
  moderation: {
    waiting: '%{smart_count} vehicle waits for quality check |||| %{smart_count} vehicles wait for quality check',
    begin: 'Begin with the oldest',
    next: 'Next vehicle',
    toolbar: 'Moderation',
  },
  views: { view: 'View', show_logo: 'Show logo', show_banner: 'Show banner', all: 'All on', none: 'All off' },
  profile: { saved: 'Profile saved', name: 'Name', email: 'E-mail', phone: 'Phone' },
  transactions: {
    sums: { credits_added: 'Credits added', credits_spent: 'Credits spent', tokens_added: 'Tokens added', tokens_spent: 'Tokens spent' },
  },
};
