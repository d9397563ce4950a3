import {
  adminCompanyBanners,
  companyBanners,
  banners as offered,
} from '../../../contract/looks/pictureCalls.ts';
import { adminSettings, settings } from '../../../contract/looks/settingsCalls.ts';
import { defineResource } from '../../framework/define/resource.ts';
import { pictureFields, pictureList, triedAccess, triedActions } from './picture.fields.ts';

/** Banners: what stands across the finished picture (specification, chapters 2, 3, 6 and 7). */
export const banners = defineResource('banners', {
  path: 'settings/banners',
  label: { en: ['Banner', 'Banners'], de: ['Banner', 'Banner'] },
  icon: 'photos',
  api: {
    chief: { ...companyBanners, preview: settings.preview },
    admin: { ...adminCompanyBanners, preview: adminSettings.preview },
    employee: { ...offered, preview: settings.preview },
  },
  access: triedAccess,
  name: 'name',
  fields: pictureFields,
  list: {
    ...pictureList,
    empty: {
      en: 'Add a banner that stands on finished pictures.',
      de: 'Fügen Sie ein Banner hinzu, das auf Ihren fertigen Bildern steht.',
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
