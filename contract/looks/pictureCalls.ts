import { adminPictures, companyPictures, offeredPictures } from './callsOfKind.ts';
import {
  BackgroundRow,
  BackgroundSave,
  BannerRow,
  LogoRow,
  LogoSave,
  PictureSave,
  pictureForm,
} from './pictureRows.ts';

const background = { row: BackgroundRow, save: BackgroundSave, form: pictureForm };
const logo = { row: LogoRow, save: LogoSave, form: pictureForm };
const banner = { row: BannerRow, save: PictureSave, form: pictureForm };

/** Photo boxes, logos and banners: calls for managers, for choosing, and for the operator with any company. */
export const companyBackgrounds = companyPictures('background', background);
export const companyLogos = companyPictures('logo', logo);
export const companyBanners = companyPictures('banner', banner);
export const backgrounds = offeredPictures('background', BackgroundRow);
export const logos = offeredPictures('logo', LogoRow);
export const banners = offeredPictures('banner', BannerRow);
export const adminCompanyBackgrounds = adminPictures('background', background);
export const adminCompanyLogos = adminPictures('logo', logo);
export const adminCompanyBanners = adminPictures('banner', banner);
