import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { news as english } from '../en/news.ts';

export const news: Translated<typeof english> = {
  bell: 'Benachrichtigungen',
  bell_unread:
    'Benachrichtigungen: %{smart_count} ungelesen |||| Benachrichtigungen: %{smart_count} ungelesen',
  notices: 'Ungelesene Benachrichtigungen',
  dismiss: 'Benachrichtigung ausblenden',
  more: '%{smart_count} weitere |||| %{smart_count} weitere',
  collapse: 'Weniger anzeigen',
  offers: 'Sonderangebote',
  read_more: 'Weiterlesen',
  previous_offer: 'Vorheriges Angebot',
  next_offer: 'Nächstes Angebot',
  offers_unseen:
    'Noch sieht niemand Sonderangebote: Sie sind für keine aktive Firma eingeschaltet.',
  offers_switch_on: 'In den Einstellungen einer Firma einschalten',
  offer_readers:
    'Solange es aktiv ist, sieht es %{smart_count} Firma. |||| Solange es aktiv ist, sehen es %{smart_count} Firmen.',
};
