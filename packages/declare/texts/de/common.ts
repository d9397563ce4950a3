import type { common as english } from '../en/common.ts';
import type { Translated } from '../translated.ts';

export const common: Translated<typeof english> = {
  showing: 'Angezeigt: %{count} von %{total}',
  showing_more_than: 'Angezeigt: %{count} von mehr als %{total}',
  retry: 'Erneut versuchen',
  reload: 'Seite neu laden',
  close: 'Schließen',
};
