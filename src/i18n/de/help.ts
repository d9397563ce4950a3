import type { Translated } from '@turntable/declare/texts/translated.ts';
import type { help as english } from '../en/help.ts';

/** Texte der Hilfe-Artikel, die in keiner Deklaration stehen. */
export const help: Translated<typeof english> = {
  order: 'Reihenfolge ändern',
  order_hint:
    'In dieser Reihenfolge finden Leser die Artikel. Jede Änderung wird sofort gespeichert.',
  order_done: 'Fertig',
  copy_link: 'Link zu „%{heading}“ kopieren',
  link_copied: 'Link kopiert',
  link_shown: 'Der Link steht in der Adresszeile',
  unpublished: 'Dieser Artikel ist nicht veröffentlicht: Nur Sie sehen ihn.',
  untranslated: 'Dieser Artikel ist noch nicht übersetzt.',
  empty: 'Hier steht noch nichts.',
  picture_add: 'Bild einfügen',
  picture_text: 'Bild beschreiben',
  picture_alt: 'Was zeigt das Bild?',
  picture_alt_hint: 'Wird vorgelesen, wenn jemand es nicht sieht',
  picture_missing: 'Wählen Sie ein Bild aus',
};
