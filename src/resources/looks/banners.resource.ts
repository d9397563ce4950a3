import { defineResource } from '@turntable/declare/define/resource.ts';
import {
  adminCompanyBanners,
  companyBanners,
  banners as offered,
} from '../../../contract/looks/pictureCalls.ts';
import { pictureFields, pictureForm, pictureList, picturesOf } from './picture.fields.ts';

/** Banners: pictures across the finished picture (specification, chapters 2, 3, 6 and 7). */
export const banners = defineResource('banners', {
  ...picturesOf(companyBanners, adminCompanyBanners, offered),
  path: 'settings/banners',
  label: { en: ['Banner', 'Banners'], de: ['Banner', 'Banner'] },
  fields: pictureFields,
  list: {
    ...pictureList,
    empty: {
      en: 'Add a banner that stands on finished pictures.',
      de: 'Fügen Sie ein Banner hinzu, das auf Ihren fertigen Bildern steht.',
    },
  },
  form: pictureForm(),
});
