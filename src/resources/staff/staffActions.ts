import { integer } from '../../framework/define/field.ts';
import { blocking } from '../blocking.fields.ts';

/** What is done with a member of staff's access and credits (specification, chapters 4 and 7). */
export const staffActions = {
  addCredits: {
    call: 'addCredits',
    label: { en: 'Add credits', de: 'Guthaben hinzufügen' },
    icon: 'wallet',
    input: { amount: integer({ en: "Out of the company's credits", de: 'Aus dem Guthaben der Firma' }, { required: true }) },
    done: { en: 'Credits added', de: 'Guthaben hinzugefügt' },
  },
  ...blocking({
    en: 'He or she is signed out at once and cannot sign in.',
    de: 'Er oder sie wird sofort abgemeldet und kann sich nicht anmelden.',
  }),
} as const;
