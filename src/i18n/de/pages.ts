import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  moderation: {
    waiting: '%{smart_count} Fahrzeug wartet auf Qualitätsprüfung |||| %{smart_count} Fahrzeuge warten auf Qualitätsprüfung',
    begin: 'Mit dem ältesten beginnen',
    next: 'Nächstes Fahrzeug',
    toolbar: 'Moderation',
  },
  views: { view: 'Ansicht', show_logo: 'Logo zeigen', show_banner: 'Banner zeigen', all: 'Alle an', none: 'Alle aus' },
  profile: { saved: 'Profil gespeichert', name: 'Name', email: 'E-Mail', phone: 'Telefon' },
  transactions: {
    sums: {
      credits_added: 'Guthaben hinzugefügt',
      credits_spent: 'Guthaben verbraucht',
      tokens_added: 'Tokens hinzugefügt',
      tokens_spent: 'Tokens verbraucht',
    },
  },
};
