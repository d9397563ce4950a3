import { choice } from '@turntable/declare/define/field.ts';
import { defineResource } from '@turntable/declare/define/resource.ts';
import {
  adminCompanyPlates,
  companyPlates,
  plates as offered,
} from '../../../contract/looks/plateCalls.ts';
import { pictureFields, pictureForm, pictureList, picturesOf } from './picture.fields.ts';
import { PLATE_COUNTRY_NAMES } from './plateCountries.ts';

/** Licence plates that replace the real ones (specification, chapters 2, 3, 6 and 7). */
export const plates = defineResource('plates', {
  ...picturesOf(companyPlates, adminCompanyPlates, offered),
  path: 'settings/plates',
  label: { en: ['Licence plate', 'Licence plates'], de: ['Kennzeichen', 'Kennzeichen'] },
  fields: {
    ...pictureFields,
    country: choice({ en: 'Country', de: 'Land' }, PLATE_COUNTRY_NAMES, {
      readOnly: true,
      width: '140px',
      sort: false,
    }),
  },
  list: {
    ...pictureList,
    empty: {
      en: 'Add a picture of a licence plate.',
      de: 'Fügen Sie das Bild eines eigenen Kennzeichens hinzu.',
    },
  },
  form: pictureForm('country'),
});
