import {
  adminCompanyBackgrounds,
  companyBackgrounds,
  backgrounds as offered,
} from '../../../contract/looks/pictureCalls.ts';
import { adminSettings, settings } from '../../../contract/looks/settingsCalls.ts';
import { defineResource } from '../../framework/define/resource.ts';
import { pictureFields, pictureList, triedAccess, triedActions } from './picture.fields.ts';

/** Photo boxes: what may stand behind a vehicle (specification, chapters 2, 3, 6 and 7). */
export const backgrounds = defineResource('backgrounds', {
  path: 'settings/backgrounds',
  label: { en: ['Photo box', 'Photo boxes'], de: ['Fotobox', 'Fotoboxen'] },
  icon: 'photos',
  api: {
    chief: { ...companyBackgrounds, preview: settings.preview },
    admin: { ...adminCompanyBackgrounds, preview: adminSettings.preview },
    employee: { ...offered, preview: settings.preview },
  },
  access: triedAccess,
  name: 'name',
  fields: pictureFields,
  list: {
    ...pictureList,
    empty: {
      en: 'Add a picture that stands behind the vehicles.',
      de: 'Fügen Sie ein Bild hinzu, das hinter den Fahrzeugen steht.',
    },
  },
  form: [
    {
      key: 'common',
      tab: { en: 'Common', de: 'Allgemein' },
      fields: ['preview_url', 'name', 'is_default', 'cars_count', 'created_at'],
    },
  ],
  actions: triedActions,
});
