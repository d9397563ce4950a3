import { integer } from '../../framework/define/field.ts';
import { blocking } from '../blocking.fields.ts';

const amount = integer({ en: 'Amount', de: 'Anzahl' }, { required: true });

/** What the operator does with a company's balance and access (specification, chapters 4 and 7). */
export const companyActions = {
  addCredits: {
    call: 'addCredits',
    label: { en: 'Add credits', de: 'Guthaben hinzufügen' },
    icon: 'wallet',
    input: { amount },
    done: { en: 'Credits added', de: 'Guthaben hinzugefügt' },
  },
  addTokens: {
    call: 'addTokens',
    label: { en: 'Add tokens', de: 'Tokens hinzufügen' },
    icon: 'ticket',
    input: { amount },
    done: 'tokens_added',
  },
  ...blocking({
    en: 'Its people are signed out at once and cannot sign in.',
    de: 'Ihre Mitarbeiter werden sofort abgemeldet und können sich nicht anmelden.',
  }),
} as const;
