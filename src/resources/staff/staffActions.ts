import { integer } from '@turntable/declare/define/field.ts';
import { blocking } from '../blocking.fields.ts';

/** Actions on the access and credits of a member of staff (specification, chapters 4 and 7). */
export const staffActions = {
  addCredits: {
    call: 'addCredits',
    label: { en: 'Add credits', de: 'Guthaben hinzufügen' },
    icon: 'wallet',
    input: {
      amount: integer(
        { en: "Out of the company's credits", de: 'Aus dem Guthaben der Firma' },
        { required: true },
      ),
    },
    done: { en: 'Credits added', de: 'Guthaben hinzugefügt' },
  },
  viewAs: {
    call: 'viewAs',
    label: { en: 'View as', de: 'Ansehen als' },
    icon: 'eye',
    run: () => import('./ViewAs.tsx'),
    when: { status: 'active' },
    why: { en: 'A blocked user sees nothing.', de: 'Wer gesperrt ist, sieht nichts.' },
    done: {
      en: 'You see the product as this person',
      de: 'Sie sehen das Produkt wie diese Person',
    },
  },
  ...blocking({
    en: 'They are signed out at once and cannot sign in.',
    de: 'Er oder sie wird sofort abgemeldet und kann sich nicht anmelden.',
  }),
} as const;
