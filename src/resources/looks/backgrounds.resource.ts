import { defineResource } from '@turntable/declare/define/resource.ts';
import {
  adminCompanyBackgrounds,
  companyBackgrounds,
  backgrounds as offered,
} from '../../../contract/looks/pictureCalls.ts';
import { pictureFields, pictureForm, pictureList, picturesOf } from './picture.fields.ts';

/** Photo boxes: the pictures behind a vehicle (specification, chapters 2, 3, 6 and 7). */
export const backgrounds = defineResource('backgrounds', {
  ...picturesOf(companyBackgrounds, adminCompanyBackgrounds, offered),
  path: 'settings/backgrounds',
  label: { en: ['Photo box', 'Photo boxes'], de: ['Fotobox', 'Fotoboxen'] },
  fields: pictureFields,
  list: {
    ...pictureList,
    empty: {
      en: 'Add a picture that stands behind the vehicles.',
      de: 'Fügen Sie ein Bild hinzu, das hinter den Fahrzeugen steht.',
    },
  },
  form: pictureForm(),
});
