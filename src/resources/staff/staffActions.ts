import { integer } from '../../framework/define/field.ts';

/** What is done with a member of staff's access and credits (specification, chapters 4 and 7). */
export const staffActions = {
  addCredits: {
    call: 'addCredits',
    label: { en: 'Add credits', de: 'Guthaben hinzufügen' },
    icon: 'wallet',
    input: { amount: integer({ en: "Out of the company's credits", de: 'Aus dem Guthaben der Firma' }, { required: true }) },
    done: { en: 'Credits added', de: 'Guthaben hinzugefügt' },
  },
  block: {
    call: 'block',
    label: { en: 'Block', de: 'Sperren' },
    icon: 'block',
    isDestructive: true,
    on: ['record', 'row', 'bulk'],
    confirm: {
      en: 'He or she is signed out at once and cannot sign in.',
      de: 'Er oder sie wird sofort abgemeldet und kann sich nicht anmelden.',
    },
    when: { status: 'active' },
    why: { en: 'Blocked already.', de: 'Bereits gesperrt.' },
    done: { en: 'Blocked', de: 'Gesperrt' },
  },
  unblock: {
    call: 'unblock',
    label: { en: 'Unblock', de: 'Entsperren' },
    icon: 'open',
    on: ['record', 'row', 'bulk'],
    when: { status: 'blocked' },
    why: { en: 'Not blocked.', de: 'Nicht gesperrt.' },
    done: { en: 'Unblocked', de: 'Entsperrt' },
  },
} as const;
