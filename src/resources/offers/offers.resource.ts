import { dateTime, flag, image, richText, text, url } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import { adminSpecialOffers } from '../../../contract/offers/adminCalls.ts';
import { specialOffers } from '../../../contract/offers/calls.ts';
import { offerBody } from './offerBody.ts';

/** Special offers: the operator writes them, companies read them (specification, chapters 2 to 7). */
export const offers = defineResource('offers', {
  path: 'special-offers',
  label: {
    en: ['Special offer', 'Special offers', 'New special offer'],
    de: ['Sonderangebot', 'Sonderangebote', 'Neues Sonderangebot'],
  },
  icon: 'offer',
  api: {
    admin: { ...adminSpecialOffers, image: adminSpecialOffers.saveImage },
    chief: specialOffers,
    employee: specialOffers,
  },
  access: {
    admin: ['list', 'show', 'create', 'edit', 'delete'],
    chief: ['list', 'show'],
    employee: ['list', 'show'],
  },
  name: 'title',
  fields: {
    image: image({ en: 'Picture', de: 'Bild' }, { width: '96px', sort: false }),
    title: text(
      { en: 'Title', de: 'Titel' },
      {
        hint: { en: 'In English', de: 'Auf Englisch' },
      },
    ),
    description: richText({ en: 'Description', de: 'Beschreibung' }),
    title_de: text(
      { en: 'Title (German)', de: 'Titel (Deutsch)' },
      {
        readers: ['admin'],
        sort: false,
        hint: {
          en: 'Leave empty to show the English title',
          de: 'Leer: der englische wird gezeigt',
        },
      },
    ),
    description_de: richText(
      { en: 'Description (German)', de: 'Beschreibung (Deutsch)' },
      {
        readers: ['admin'],
        hint: {
          en: 'Leave empty to show the English description',
          de: 'Leer: die englische wird gezeigt',
        },
      },
    ),
    link: url({ en: 'Link', de: 'Link' }, { width: '200px', sort: false }),
    active: flag(
      { en: 'Active', de: 'Aktiv' },
      {
        width: '100px',
        sort: false,
        readers: ['admin'],
        input: () => import('./ActiveEntry.tsx'),
      },
    ),
    read: flag(
      { en: 'Read', de: 'Gelesen' },
      { readOnly: true, width: '100px', sort: false, readers: ['chief', 'employee'] },
    ),
    created_at: dateTime({ en: 'Created', de: 'Angelegt' }, { readOnly: true, width: '150px' }),
  },
  list: {
    columns: {
      admin: ['image', 'title', 'link', 'active', 'created_at'],
      chief: ['image', 'title', 'link', 'read', 'created_at'],
      employee: ['image', 'title', 'link', 'read', 'created_at'],
    },
    filters: ['active'],
    sort: ['created_at', 'DESC'],
    perPage: 100,
    above: () => import('./UnseenOffers.tsx'),
    search: { en: 'Search title …', de: 'Titel suchen …' },
    empty: {
      en: 'There is no special offer at the moment.',
      de: 'Zurzeit gibt es kein Sonderangebot.',
    },
  },
  create: ['title', 'title_de', 'description', 'description_de', 'image', 'link', 'active'],
  form: [
    { key: 'offer', tab: { en: 'Offer', de: 'Angebot' }, slot: () => import('./OfferPage.tsx') },
    {
      key: 'edit',
      tab: { en: 'Edit', de: 'Bearbeiten' },
      fields: ['title', 'title_de', 'description', 'description_de', 'image', 'link', 'active'],
      roles: ['admin'],
    },
  ],
  outcomes: {
    created: 'offer_saved',
    saved: 'offer_saved',
    deleted: 'offer_deleted',
    saveFailed: 'error_saving_offer',
    deleteFailed: 'error_deleting_offer',
  },
  body: offerBody,
  menu: { order: 70, needs: 'areOffersEnabled' },
});
