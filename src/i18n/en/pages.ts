/** Texts of the screens and slots that declarations name. */
export const pages = {
  transactions: {
    sums: { credits_added: 'Credits added', credits_spent: 'Credits spent', tokens_added: 'Tokens added', tokens_spent: 'Tokens spent' },
  },
};
