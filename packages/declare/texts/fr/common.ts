import type { common as english } from '../en/common.ts';
import type { Translated } from '../translated.ts';

export const common: Translated<typeof english> = {
  showing: '%{count} affichés sur %{total}',
  showing_more_than: '%{count} affichés sur plus de %{total}',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  close: 'Fermer',
};
