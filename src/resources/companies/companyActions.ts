import { integer } from '../../framework/define/field.ts';

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
    done: { en: 'Tokens added', de: 'Tokens hinzugefügt' },
  },
  block: {
    call: 'block',
    label: { en: 'Block', de: 'Sperren' },
    icon: 'block',
    isDestructive: true,
    on: ['record', 'row', 'bulk'],
    confirm: {
      en: 'Its people are signed out at once and cannot sign in.',
      de: 'Ihre Mitarbeiter werden sofort abgemeldet und können sich nicht anmelden.',
    },
    when: { status: 'active' },
    why: { en: 'The company is blocked already.', de: 'Die Firma ist bereits gesperrt.' },
    done: { en: 'Company blocked', de: 'Firma gesperrt' },
  },
  unblock: {
    call: 'unblock',
    label: { en: 'Unblock', de: 'Entsperren' },
    icon: 'open',
    on: ['record', 'row', 'bulk'],
    when: { status: 'blocked' },
    why: { en: 'The company is not blocked.', de: 'Die Firma ist nicht gesperrt.' },
    done: { en: 'Company unblocked', de: 'Firma entsperrt' },
  },
} as const;
