import { decimal, integer } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import {
  adminCompanyLogos,
  companyLogos,
  logos as offered,
} from '../../../contract/looks/pictureCalls.ts';
import { pictureFields, pictureForm, pictureList, picturesOf } from './picture.fields.ts';

/** Logos, each with its size and margin (specification, chapters 2, 3, 6 and 7). */
export const logos = defineResource('logos', {
  ...picturesOf(companyLogos, adminCompanyLogos, offered),
  path: 'settings/logos',
  label: { en: ['Logo', 'Logos'], de: ['Logo', 'Logos'] },
  fields: {
    ...pictureFields,
    size: integer(
      { en: 'Size', de: 'Größe' },
      {
        width: '100px',
        sort: false,
        hint: { en: 'In percent of the picture’s width', de: 'In Prozent der Bildbreite' },
      },
    ),
    margin: decimal(
      { en: 'Margin', de: 'Abstand' },
      {
        width: '100px',
        sort: false,
        hint: {
          en: 'To the edges, in percent of the width',
          de: 'Zum Rand, in Prozent der Breite',
        },
      },
    ),
  },
  list: {
    ...pictureList,
    empty: {
      en: 'Add a logo; a PNG keeps what is transparent.',
      de: 'Fügen Sie ein Logo hinzu; bei PNG bleibt Transparenz erhalten.',
    },
  },
  form: pictureForm('size', 'margin'),
});
